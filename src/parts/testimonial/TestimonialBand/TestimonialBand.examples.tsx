import type { Examples } from "../../example.ts";
import { longTestimonial, longWord, photograph, someTestimonials } from "../../fixtures.ts";
import { TestimonialBand } from "./TestimonialBand.tsx";

export const examples: Examples = {
  "6 testimonials": [
    <TestimonialBand title="What patients say" testimonials={someTestimonials(6)} />,
    ["group", "Testimonials"],
    ["figure", 6],
  ],
  "long title, a photograph": [
    <TestimonialBand
      title={`What patients say of ${longWord}`}
      testimonials={[longTestimonial, ...someTestimonials(1)]}
      photograph={photograph}
    />,
    ["region", `What patients say of ${longWord}`],
    ["img", photograph.alt],
  ],
};

export const frame = "page";
