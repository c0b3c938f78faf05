import type { Examples } from "../../gallery/example.ts";
import { weekdayOpening } from "../../gallery/samples.ts";
import { OpenStatus } from "./OpenStatus.tsx";

export const examples: Examples = [
  { name: "before its script has come", element: <OpenStatus times={weekdayOpening} />, shows: [] },
];
