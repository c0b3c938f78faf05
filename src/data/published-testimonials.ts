import type { Testimonial } from "../schemas/testimonial.ts";

/**
 * Testimonials as they are published: the newest first, whatever their order in the file, and without what
 * only the practice needs to know, since a page may contain every prop it gets.
 */
export function publicWords(testimonials: readonly Testimonial[]) {
  return testimonials
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ consentDate: _consentDate, ...words }) => words);
}

/** Whether some are samples, which no patient said or agreed to. */
export function hasSamples(testimonials: readonly Testimonial[]): boolean {
  return testimonials.some(({ consentDate }) => consentDate === undefined);
}
