import {
  longTestimonial,
  longWord,
  photograph,
  someTestimonials,
} from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { TestimonialBand } from "./TestimonialBand.tsx";

export const examples: Examples = {
  "6 testimonials": [
    <TestimonialBand title="What patients say" testimonials={someTestimonials(6)} />,
    ["region", "What patients say"],
    ["group", "Testimonials"],
    ["figure", 6],
  ],
  "one testimonial, a photograph": [
    <TestimonialBand
      title="What patients say"
      testimonials={someTestimonials(1)}
      photograph={photograph}
    />,
    ["img", photograph.alt],
  ],
  "long title, one long testimonial": [
    <TestimonialBand title={`What patients say of ${longWord}`} testimonials={[longTestimonial]} />,
    ["heading", `What patients say of ${longWord}`],
    longTestimonial.quote,
  ],
};
