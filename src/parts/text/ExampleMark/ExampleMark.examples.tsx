import type { Examples } from "../../example.ts";
import { ExampleMark } from "./ExampleMark.tsx";

export const examples: Examples = {
  mark: [<ExampleMark>These names are examples.</ExampleMark>, "These names are examples."],
};
