import type { Testimonial } from "../schemas/testimonial.ts";

/**
 * Testimonials as they are published: the newest first, wherever they stand in the file, and without what
 * only the practice needs to know, since pages hold all that is handed to them.
 */
export function publicWords(testimonials: readonly Testimonial[]) {
  return testimonials
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ consentDate: _consentDate, ...words }) => words);
}
