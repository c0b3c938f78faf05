import { practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { OfficeMap } from "./OfficeMap.tsx";

export const examples: Examples = {
  usual: [
    <OfficeMap office={practice.offices[0]} />,
    ["img", "Illustrated map with a pin at the practice in Old Town, Springfield"],
    ["button", "Show the map"],
    ["link", "Get directions (opens in a new tab)"],
  ],
};
