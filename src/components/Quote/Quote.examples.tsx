import { longTestimonial, someTestimonials } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Quote, type QuoteContent } from "./Quote.tsx";

const [testimonial] = someTestimonials(1) as [QuoteContent];

export const examples: Examples = [
  {
    name: "one of many",
    element: <Quote testimonial={{ ...testimonial, rating: 4 }} />,
    shows: [["figure", 1], ["blockquote", 1], "4 out of 5", "Sam P., Old Town", "November 5, 2024"],
  },
  {
    name: "large",
    element: <Quote testimonial={{ ...testimonial, rating: 5 }} large />,
    shows: [["figure", 1], "5 out of 5"],
  },
  {
    name: "every field to its limit",
    element: <Quote testimonial={longTestimonial} />,
    shows: ["1 out of 5", longTestimonial.quote, "September 30, 2024"],
  },
  {
    name: "every field to its limit, large",
    element: <Quote testimonial={longTestimonial} large />,
    shows: [longTestimonial.quote],
  },
];
