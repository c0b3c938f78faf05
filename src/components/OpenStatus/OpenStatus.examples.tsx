import { weekdayOpening } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { OpenStatus } from "./OpenStatus.tsx";

export const examples: Examples = {
  "before its script has come": [<OpenStatus times={weekdayOpening} />],
};
