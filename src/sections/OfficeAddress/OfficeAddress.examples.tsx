import { longPractice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { OfficeAddress } from "./OfficeAddress.tsx";

export const examples: Examples = {
  "a long address": [
    <OfficeAddress office={longPractice} />,
    ...longPractice.addressLines,
    ["button", "Copy address"],
    ["link", "Add to contacts"],
  ],
};
