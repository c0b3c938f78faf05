import { z } from "zod";
import { role } from "./field-role.ts";
import { between, fields, heading, line, prose, sitePath } from "./fields.ts";
import { toConfirm } from "./to-confirm.ts";

const words = role("keywords", between(1, 60, line(160)));

/**
 * Words with which patients look for something and which the text itself may not use, such as "stuffy
 * nose", and answers to what no page is about. Misspellings need no entry: the search forgives a letter or two.
 */
export const searchSchema = fields({
  emergency: role("emergency", fields({ title: heading, words }))
    .optional()
    .describe("What patients type in an emergency: it finds the signs of practice.yaml."),
  synonyms: role("keywords", between(0, 80, between(2, 8, line(30))))
    .default([])
    .describe(
      "Groups of single words that mean the same to a patient. Each finds what the others find.",
    ),
  answers: between(0, 30, fields({ words, title: heading, text: prose(300) }))
    .default([])
    .describe("What the site does not have, or has in one line."),
  pages: z
    .array(
      fields({ path: sitePath, words: role("keywords", between(1, 20, line(160))) }),
      "Expected a list of pages, each after a dash.",
    )
    .default([])
    .describe("What patients call a page, or a part of one, such as /contact-us#phone-help."),
  toConfirm,
});

export type SearchContent = z.infer<typeof searchSchema>;
