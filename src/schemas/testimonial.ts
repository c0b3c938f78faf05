import { z } from "zod";
import { role } from "./field-role.ts";
import { day, eachOnce, fields, line, refuse } from "./fields.ts";
import { reading } from "./review.ts";

/** How a sample text begins, so that no reader takes it for a patient's words. */
const sampleWords = "Sample testimonial.";

/** What a patient said, published with written consent. */
const testimonial = fields({
  quote: line(600, 10).describe("The patient's words, just as they were said."),
  name: line(60).describe("First name and initial, such as Pat D."),
  location: line(60).describe("The town or the neighborhood of the patient."),
  procedure: line(60).describe("What the patient came for, in a few words."),
  rating: z
    .int("Write a whole number of stars, 1 to 5.")
    .min(1, "At least 1 star.")
    .max(5, "At most 5 stars.")
    .describe("Stars, 1 to 5."),
  date: role("past", day).describe("The day of the words. The newest come first."),
  consentDate: role("past", day).optional().describe("Required: the day the patient signed."),
}).superRefine(({ quote, consentDate }, context) => {
  if (consentDate === undefined && !quote.startsWith(sampleWords)) {
    refuse(
      context,
      ["consentDate"],
      `Write the day on which the patient signed the consent form, such as consentDate: "2026-03-01". Words that are no patient's begin with "${sampleWords}".`,
    );
  }
});

export const testimonialsSchema = fields({
  testimonials: role(
    "quotation",
    eachOnce(
      z.array(testimonial, "Expected a list, each entry after a dash."),
      ({ quote, name }) => `${name}: ${quote}`,
    ),
  ).describe("What patients said. Never translated."),
  ...reading,
});

export type TestimonialEntry = z.infer<typeof testimonial>;
