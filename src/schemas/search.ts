import { z } from "zod";
import { role } from "./field-role.ts";
import { between, fields, heading, inTranslations, line, prose, sitePath } from "./fields.ts";
import { inForm } from "./form-words.ts";
import { reading } from "./review.ts";
import { signReference } from "./sign-reference.ts";

const words = inForm({ singular: "line" }, role("keywords", between(1, 60, line(160))));

const sentences = inForm({ singular: "sentence" }, role("keywords", between(1, 2000, line(160))));

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
  always: between(0, 8, fields({ sign: signReference, words }))
    .default([])
    .describe(
      "Signs that must never be missed: each of these phrases brings its sign, whatever else is typed. A few words may stand between those of a phrase.",
    ),
  operations: between(0, 40, fields({ recovery: sitePath, words }))
    .default([])
    .describe(
      "What patients call an operation, such as “tonsils out”, by the page of its recovery. The search then looks for its signs first. A few words may stand between those of a phrase.",
    ),
  watched: between(0, 200, fields({ sign: signReference, query: role("keywords", line(160)) }))
    .default([])
    .describe(
      "What frightened people typed, and the sign that they meant. The search learns nothing from it: when too few bring an alarm as urgent, the build stops.",
    ),
  calm: fields({
    en: role("same-words", sentences).optional(),
    ...inTranslations(sentences, "the search of this language then alarms less often."),
  })
    .default({})
    .describe(
      "Sentences of people who are calm, such as “My ear itches now and then”. The search learns from them what is no emergency. Add one where it shows an alarm for nothing.",
    ),
  ages: fields({ words, title: heading, text: prose(300) })
    .optional()
    .describe(
      "The answer to a search for the ages that you see, or with an age below the youngest.",
    ),
  answers: between(0, 60, fields({ words, title: heading, text: prose(300) }))
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
