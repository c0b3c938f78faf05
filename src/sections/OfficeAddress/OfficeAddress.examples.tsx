import { longPractice, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { OfficeAddress } from "./OfficeAddress.tsx";

export const examples: Examples = {
  usual: [
    <OfficeAddress practice={practice} />,
    practice.addressLines[1],
    ["button", "Copy address"],
    ["link", "Add to contacts"],
  ],
  "a long address": [<OfficeAddress practice={longPractice} />, longPractice.addressLines[0]],
};
