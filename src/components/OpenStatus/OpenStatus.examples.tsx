import { weekdayOpening } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { OpenStatus } from "./OpenStatus.tsx";

export const examples: Examples = [
  { name: "before its script has come", element: <OpenStatus times={weekdayOpening} />, shows: [] },
];
