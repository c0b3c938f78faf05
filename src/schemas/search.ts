import { z } from "zod";
import { between, fields, heading, line, prose, sitePath } from "./fields.ts";
import { toConfirm } from "./to-confirm.ts";

const words = between(1, 40, line(160));

/** What is said before the results when a search contains one of the words, in any form, and none of `unless`. */
const trigger = { words, unless: words.optional() };

/**
 * Words with which patients look for a page and which the page itself may not use, such as "stuffy
 * nose", and answers to what no page is about. Misspellings need no entry: the search forgives a letter or two.
 */
export const searchSchema = fields({
  emergency: between(0, 6, fields(trigger))
    .default([])
    .describe(
      "What calls for the emergency note of practice.yaml, which then stands before all results.",
    ),
  answers: between(0, 30, fields({ ...trigger, title: heading, text: prose(300) }))
    .default([])
    .describe("What the site does not have, or has in one line."),
  pages: z
    .array(
      fields({ path: sitePath, words: between(1, 20, line(160)) }),
      "Expected a list of pages, each after a dash.",
    )
    .default([]),
  toConfirm,
});

export type SearchContent = z.infer<typeof searchSchema>;
export type SearchWords = SearchContent["pages"];
