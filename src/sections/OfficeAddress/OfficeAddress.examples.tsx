import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { OfficeAddress } from "./OfficeAddress.tsx";

export const examples: Examples = [
  {
    name: "usual",
    element: <OfficeAddress practice={practice} />,
    shows: [practice.addressLines[1], ["button", "Copy address"], ["link", "Add to contacts"]],
  },
  {
    name: "a long address",
    element: <OfficeAddress practice={longPractice} />,
    shows: [longPractice.addressLines[0]],
  },
];
