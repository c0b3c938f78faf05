import type { TestimonialEntry } from "../schemas/testimonial.ts";

/** Testimonials whose patients have agreed to their publication. The public site has no others (45 CFR 164.508). */
export function withConsent(testimonials: readonly TestimonialEntry[]): TestimonialEntry[] {
  return testimonials.filter(({ consentDate }) => consentDate !== undefined);
}

/** Whether some have no consent: samples, which only a preview shows. */
export function hasSamples(testimonials: readonly TestimonialEntry[]): boolean {
  return withConsent(testimonials).length < testimonials.length;
}

/**
 * Testimonials for a page, the newest first, without the day of consent: a page may contain every prop it gets.
 */
export function newestTestimonials(testimonials: readonly TestimonialEntry[]) {
  return testimonials
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ consentDate: _consentDate, ...shown }) => shown);
}
