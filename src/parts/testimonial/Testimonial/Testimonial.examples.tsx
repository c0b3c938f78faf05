import type { Examples } from "../../example.ts";
import { someTestimonials } from "../../fixtures.ts";
import { Testimonial, type TestimonialContent } from "./Testimonial.tsx";

const [testimonial] = someTestimonials(1) as [TestimonialContent];

export const examples: Examples = {
  "one of many": [
    <Testimonial testimonial={{ ...testimonial, rating: 4 }} />,
    ["figure", 1],
    ["blockquote", 1],
    "4 out of 5",
    "Sam P., Old Town",
    "November 5, 2024",
  ],
};
