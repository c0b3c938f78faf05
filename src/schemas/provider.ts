import { z } from "zod";
import { between, fields, line, paragraph, paragraphs, slug } from "./fields.ts";
import { seo } from "./seo.ts";
import { toConfirm } from "./to-confirm.ts";

/** A physician: one file, one page at /providers/<file name>. */
export const providerSchema = fields({
  order: z.int("Write a whole number.").min(1).max(99),
  /** Name with degree, as in "Jane Doe, MD". */
  name: line(60),
  /** Name in running text, as in "Dr. Doe". */
  shortName: line(40),
  title: line(90),
  /** File in src/art/, six wide to seven high, and what it shows. */
  image: fields({
    file: line(80).regex(/^[a-z0-9-]+\.(svg|png|jpe?g|webp|avif)$/, "Write the name of a file in src/art/, such as portrait.svg."),
    alt: line(140, 10),
  }),
  /** One sentence after the title on the provider page. */
  lead: line(200),
  /** Two sentences for the card on /providers and the home page. */
  summary: line(320),
  bio: fields({
    lead: paragraph,
    paragraphs,
    /** Shown after Read More. */
    more: paragraphs,
  }),
  /** Board certifications as short phrases, for the facts list. */
  boards: between(1, 4, line(80)),
  specialties: between(1, 12, fields({ name: line(60), service: slug.optional() })),
  credentials: between(2, 12, line(120)),
  education: between(
    1,
    10,
    fields({
      degree: line(120),
      institution: line(120),
      /** A year or years, such as "2004 to 2008". */
      year: line(20),
      details: line(240).optional(),
    }),
  ),
  philosophy: paragraph,
  /** Papers and chapters for the PDF, newest first. */
  publications: between(0, 60, fields({ citation: line(400), year: line(10) })),
  seo,
  toConfirm,
});

export type Provider = z.infer<typeof providerSchema>;
