import { z } from "zod";
import { day, fields, line } from "./fields.ts";
import { toConfirm } from "./to-confirm.ts";

/** What a patient said, published with written consent. */
const testimonial = fields({
  quote: line(600, 10),
  name: line(60),
  location: line(60),
  procedure: line(60),
  rating: z.int("Write a whole number of stars, 1 to 5.").min(1, "At least 1 star.").max(5, "At most 5 stars."),
  date: day,
  /** The day the patient signed the consent form; left out while there is none. */
  consentDate: day.optional(),
});

export const testimonialsSchema = fields({
  testimonials: z.array(testimonial, "Expected a list, each entry after a dash."),
  toConfirm,
});

export type Testimonial = z.infer<typeof testimonial>;
