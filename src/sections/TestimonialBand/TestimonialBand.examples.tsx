import {
  longTestimonial,
  longWord,
  someTestimonials,
} from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { TestimonialBand } from "./TestimonialBand.tsx";

export const examples: Examples = [
  {
    name: "6 testimonials",
    element: <TestimonialBand title="What patients say" testimonials={someTestimonials(6)} />,
    shows: [
      ["region", "What patients say"],
      ["group", "Testimonials"],
      ["figure", 6],
    ],
  },
  {
    name: "long title, one long testimonial",
    element: (
      <TestimonialBand
        title={`What patients say of ${longWord}`}
        testimonials={[longTestimonial]}
      />
    ),
    shows: [["heading", `What patients say of ${longWord}`], longTestimonial.quote],
  },
];
