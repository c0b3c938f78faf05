import { ReviewLine } from "../../../../src/parts/article/ReviewLine.tsx";
import { portrait } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

const review = { status: "reviewed", reviewer: "Ada King, MD", date: "2020-05-01" } as const;

export const examples: Examples = {
  "by one of ours": [
    <ReviewLine review={review} reviewer={{ path: "/providers/ada-king-md", portrait }} />,
    ["link", "Ada King, MD"],
    "May 1, 2020",
  ],
  "by another": [<ReviewLine review={review} />, ["link", 0], "Reviewed by Ada King, MD"],
  "changed since": [
    <ReviewLine review={{ ...review, changed: true }} />,
    "Words have changed since, and the change awaits review.",
  ],
  awaiting: [<ReviewLine review={{ status: "awaiting" }} />, "awaits medical review"],
};
