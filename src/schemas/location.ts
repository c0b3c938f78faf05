import type { z } from "zod";
import { role } from "./field-role.ts";
import {
  between,
  fields,
  heading,
  line,
  paragraph,
  slug,
  sources,
  whole,
  yesNo,
} from "./fields.ts";
import { seo } from "./seo.ts";
import { toConfirm } from "./to-confirm.ts";

/** A location: one file, one page at /locations/<file name>. */
export const locationSchema = fields({
  order: whole(1, 9999).describe("Position in lists."),
  name: role("name", line(50)),
  listed: yesNo
    .default(true)
    .describe("False keeps the page and its place in the sitemap, but shows no card for it."),
  description: line(110).describe(
    "One line under the name in the list of locations: the way to the office.",
  ),
  tagline: line(160).describe("The line under the h1."),
  intro: fields({ title: heading, paragraphs: between(1, 4, paragraph), sources }).describe(
    "Heading and paragraphs about coming from here.",
  ),
  services: between(1, 20, role("service", slug)).describe(
    "Services shown, by file name, in order.",
  ),
  transportation: fields({
    title: heading.default("Easy Transportation"),
    items: between(1, 8, line(260)),
  }).describe("Roads, highways, MARTA and parking: what is true of this place alone."),
  reasons: fields({
    title: heading.optional().describe('Left out: "Why {neighborhood} Residents Choose Us".'),
    items: between(1, 8, line(220)).describe(
      "The first begins with the words that pages/location.yaml names as firstReason.",
    ),
  }),
  seo,
  toConfirm,
});

export type Location = z.infer<typeof locationSchema>;
