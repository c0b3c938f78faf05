import type { z } from "zod";
import { drawingForPhotograph } from "./drawing.ts";
import { role } from "./field-role.ts";
import { between, entry, fields, line, paragraph, paragraphs, slug, yesNo } from "./fields.ts";
import { inForm } from "./form-words.ts";
import { photograph } from "./photograph.ts";
import { pdfDocument } from "./practice.ts";
import { advice } from "./review.ts";
import { position, seo } from "./seo.ts";

/** A physician, or another clinician: one file, one page at /providers/<file name>. */
export const providerSchema = fields({
  order: position(99, "1 comes first."),
  name: role("name", line(60)).describe('Name with degree, such as "Jane Doe, MD".'),
  shortName: line(40).describe('Name inside a sentence, such as "Dr. Doe".'),
  title: line(90),
  clinician: inForm({ label: "Is no physician" }, yesNo.default(false)).describe(
    "Turn on for a clinician of another kind, such as a physical therapist. Search engines are told of it.",
  ),
  photograph,
  image: drawingForPhotograph
    .optional()
    .describe(
      "Shown while there is no photograph. Its width to its height is six to seven. Leave empty to show the initials.",
    ),
  lead: line(200).describe("One sentence under the name at the top of the physician's page."),
  summary: line(320).describe(
    "Two sentences for the card on the physicians page and the About page.",
  ),
  bio: fields({
    lead: paragraph,
    paragraphs,
    more: inForm({ singular: "paragraph" }, paragraphs).describe(
      "Shown when a visitor presses Read More.",
    ),
  }),
  boards: between(1, 4, line(80)).describe("Board certifications, a few words each."),
  specialties: between(
    1,
    12,
    fields({ name: entry(60), service: role("service", slug).optional() }),
  ),
  credentials: between(2, 12, line(120)),
  education: inForm(
    { singular: "degree" },
    between(
      1,
      10,
      fields({
        degree: line(120),
        institution: line(120),
        year: line(20).describe('A year or years, such as "2004 to 2008".'),
        details: line(240),
      }),
    ),
  ),
  philosophy: paragraph,
  publications: between(0, 60, fields({ citation: role("citation", line(400)), year: line(10) }))
    .default([])
    .describe("Papers and chapters, newest first. Leave empty if there are none."),
  publicationsPdf: inForm(
    { label: "Publications and credentials (PDF)" },
    pdfDocument.optional(),
  ).describe(
    "A PDF file of 10 MB at most: press Browse, then Upload. It may be a web address too. Leave empty to show no link.",
  ),
  seo,
  ...advice,
});

export type Provider = z.infer<typeof providerSchema>;
