import type { QuoteContent } from "../../../src/components/Quote/Quote.tsx";

/** As many different testimonials as a test needs. */
export function someTestimonials(count: number): QuoteContent[] {
  return Array.from({ length: count }, (_, index) => ({
    quote: `Sample words number ${index + 1}.`,
    name: "Patient name",
    location: "Decatur",
    procedure: "Sinus surgery",
    rating: (index % 5) + 1,
    date: "2024-11-05",
  }));
}
