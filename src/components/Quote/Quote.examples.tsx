import { someTestimonials } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Quote, type QuoteContent } from "./Quote.tsx";

const [testimonial] = someTestimonials(1) as [QuoteContent];

export const examples: Examples = {
  "one of many": [
    <Quote testimonial={{ ...testimonial, rating: 4 }} />,
    ["figure", 1],
    ["blockquote", 1],
    "4 out of 5",
    "Sam P., Old Town",
    "November 5, 2024",
  ],
};
