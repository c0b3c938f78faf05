import type { z } from "zod";
import { role } from "./field-role.ts";
import { between, fields, heading, line, paragraph, slug, sources, yesNo } from "./fields.ts";
import { reading } from "./review.ts";
import { position, seo } from "./seo.ts";

/** A location: one file, one page at /locations/<file name>. */
export const locationSchema = fields({
  order: position(9999, "1 comes first."),
  name: role("name", line(50)),
  listed: yesNo
    .default(true)
    .describe("Turn off to leave this place out of the list of locations. Its page stays."),
  description: line(110).describe(
    "The way to the office, in one line. Shown in the list of locations.",
  ),
  tagline: line(160).describe("One line under the name at the top of the page."),
  intro: fields({ title: heading, paragraphs: between(1, 4, paragraph), sources }).describe(
    "How to come from here.",
  ),
  services: between(1, 20, role("service", slug)).describe("Services to show, in this order."),
  transportation: fields({
    title: heading.default("Easy Transportation"),
    items: between(1, 8, line(260)),
  }).describe("Roads, trains, buses and parking. Say what is true of this place alone."),
  reasons: fields({
    title: heading
      .optional()
      .describe('Leave empty to show "Why {neighborhood} Residents Choose Us".'),
    items: between(1, 8, line(220)).describe(
      "Why people from here come to us. Begin the first with the words under “First reason” on the page “Location”.",
    ),
  }),
  seo,
  ...reading,
});

export type Location = z.infer<typeof locationSchema>;
