import { z } from "zod";
import { between, exactly, fields, heading, line, paragraph, slug, yesNo } from "./fields.ts";
import { seo } from "./seo.ts";
import { toConfirm } from "./to-confirm.ts";

/** A neighborhood: one file, one page at /locations/<file name>. */
export const locationSchema = fields({
  /** Position in lists. */
  order: z.int("Write a whole number.").min(1).max(9999),
  name: line(50),
  /** False keeps the page and its place in the sitemap, but shows no card for it. */
  listed: yesNo.default(true),
  /** One line under the name in the list of locations: the way to the office. */
  description: line(110),
  /** The line under the h1. */
  tagline: line(160),
  /** Heading and two paragraphs about coming from here. */
  intro: fields({ title: heading, paragraphs: exactly(2, paragraph) }),
  /** Services shown, by file name, in order. */
  services: between(1, 20, slug),
  /** Roads, highways, MARTA and parking: what is true of this place alone. */
  transportation: fields({ title: heading.default("Easy Transportation"), items: exactly(5, line(260)) }),
  /** The first is always that the physician is a double board-certified ENT specialist. */
  reasons: fields({
    /** Left out: "Why {neighborhood} Residents Choose Us". */
    title: heading.optional(),
    items: exactly(5, line(220)).refine((items) => /^double board-certified ent specialist/i.test(items[0] ?? ""), {
      path: [0],
      message: 'Begin the first reason with "Double board-certified ENT specialist".',
    }),
  }),
  seo,
  toConfirm,
});

export type Location = z.infer<typeof locationSchema>;
