import type { Examples } from "../../example.ts";
import { longTestimonial, longWord, photograph, someTestimonials } from "../../fixtures.ts";
import { TestimonialBand } from "./TestimonialBand.tsx";

export const examples: Examples = {
  "long title, a photograph": [
    <TestimonialBand
      title={`What patients say of ${longWord}`}
      testimonials={[longTestimonial, ...someTestimonials(1)]}
      photograph={photograph}
    />,
    ["region", `What patients say of ${longWord}`],
    ["img", photograph.alt],
    ["group", "Testimonials"],
    ["figure", 2],
  ],
};

export const frame = "page";
