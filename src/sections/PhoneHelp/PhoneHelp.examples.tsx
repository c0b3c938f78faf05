import { practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { PhoneHelp } from "./PhoneHelp.tsx";

const { title, ways } = practice.phoneHelp;

export const examples: Examples = {
  "with all ways": [
    <PhoneHelp practice={practice} />,
    ["region", title],
    ["term", ways.length],
    ["link", practice.phone],
  ],
};
