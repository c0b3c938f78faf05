import { z } from "zod";
import { role } from "./field-role.ts";
import { between, fields, heading, line, prose, sitePath } from "./fields.ts";
import { inForm } from "./form-words.ts";
import { reading } from "./review.ts";

const words = inForm({ singular: "line" }, role("keywords", between(1, 60, line(160))));

/**
 * Words with which patients look for something and which the text itself may not use, such as "stuffy
 * nose", and answers to what no page is about. Misspellings need no entry: the search forgives a letter or two.
 */
export const searchSchema = fields({
  emergency: role("emergency", fields({ title: heading, words }))
    .optional()
    .describe("What people type in an emergency. The search then shows when to call 911."),
  synonyms: inForm(
    { singular: "group", summary: "{{cells}}" },
    role(
      "keywords",
      between(0, 80, inForm({ label: "Words", singular: "word" }, between(2, 12, line(30)))),
    ),
  )
    .default([])
    .describe(
      "Groups of words that mean the same to patients. Searching for one finds the others. A name of a few words, such as “nose job”, is read as the first single word of its group.",
    ),
  answers: between(0, 40, fields({ words, title: heading, text: prose(300) }))
    .default([])
    .describe(
      "Practical questions, and what no page is about: each with what people type, an answer in a line, and a link to the place that says more.",
    ),
  insurer: prose(300)
    .optional()
    .describe("The answer to a search for an insurer of practice.yaml, below its name."),
  pages: z
    .array(
      fields({
        path: sitePath,
        words: inForm({ singular: "line" }, role("keywords", between(1, 20, line(160)))),
      }),
      "Expected a list of pages, each after a dash.",
    )
    .default([])
    .describe(
      "Other words that patients use for a page, or for a part of one such as /contact-us#phone-help.",
    ),
  ...reading,
});

export type SearchContent = z.infer<typeof searchSchema>;
