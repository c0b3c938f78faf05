import { ReviewLine } from "../../../../src/parts/article/ReviewLine.tsx";
import { portrait } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

const review = { by: "Ada King, MD", on: "2020-05-01" };

export const examples: Examples = {
  "by one of ours": [
    <ReviewLine review={review} reviewer={{ path: "/providers/ada-king-md", portrait }} />,
    ["link", "Ada King, MD"],
    "May 1, 2020",
  ],
  "by another": [<ReviewLine review={review} />, ["link", 0], "Reviewed by Ada King, MD"],
};
