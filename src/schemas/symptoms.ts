import type { z } from "zod";
import { role } from "./field-role.ts";
import {
  anchor,
  between,
  entry,
  fields,
  heading,
  line,
  linkText,
  oneOf,
  prose,
  refuse,
  sources,
} from "./fields.ts";
import { inForm } from "./form-words.ts";
import { levels } from "./levels.ts";
import { advice } from "./review.ts";
import { action } from "./sections.ts";
import { position, seo } from "./seo.ts";
import { crisisName, signReference, whom } from "./sign-reference.ts";

/** Most English words of the name of a sign, which is read in a hurry, and of a link to it. */
export const mostWords = { name: 12, link: 6 };

const aliases = inForm(
  { label: "Old addresses", singular: "id" },
  between(1, 16, anchor("Write the id that it had, such as ear-pain.")),
)
  .optional()
  .describe("Ids that it had before: a link with one of them still leads here.");

/** A sign: what a patient notices, how soon to be seen, and what to do until then. */
export const signSchema = fields({
  id: anchor("Name this sign in small letters, such as ear-pain.").describe(
    "Short name of the sign, and its address on the page: ear-pain in /symptoms/ears#ear-pain. Leave it as it is, because pages name it.",
  ),
  name: entry(90).describe(
    `What the patient notices, in at most ${mostWords.name} everyday words. Not a diagnosis.`,
  ),
  level: oneOf(...levels).describe("How soon to be seen."),
  link: inForm({ label: "Words of a link" }, linkText(50))
    .optional()
    .describe(
      `For links from other signs, in at most ${mostWords.link} words: ends the sentence “More urgent if”, such as: your hearing suddenly drops.`,
    ),
  text: prose(420).describe("Why, and what to do until the visit."),
  moreUrgent: inForm({ label: "More urgent if", singular: "sign" }, between(1, 4, signReference))
    .optional()
    .describe("Signs that are more urgent, or come soon: a link to each."),
  read: inForm({ label: "Link to read more" }, action)
    .optional()
    .describe("A page that explains it. Leave empty to show none."),
  whom,
  words: inForm({ singular: "line" }, role("keywords", between(1, 120, line(100)))).describe(
    "What patients type into the search for this sign. Everyday words, one phrase a line.",
  ),
  sources: sources
    .unwrap()
    .describe("Guidelines that the sign follows, each with its year. Patients do not see them."),
  aliases,
}).superRefine(({ level, moreUrgent }, context) => {
  if (level === "home" && moreUrgent === undefined)
    refuse(context, ["moreUrgent"], "Name a sign that is more urgent: home always comes with one.");
});

/**
 * A place of the body with its signs: one file, content/symptoms/<place>.yaml, one page at /symptoms/<place>. A file
 * that is named after a place of pages/where.yaml is reached from the drawing of the head.
 */
export const symptomsSchema = fields({
  order: position(99, "In the list of places. 1 comes first."),
  title: heading,
  lead: line(140).describe("One line below the heading. Also shown in the list of places."),
  seo,
  operations: inForm({ label: "Find your operation" }, fields({ title: heading, aliases }))
    .optional()
    .describe(
      "Only for the place of signs after an operation: the list of recoveries comes before its signs.",
    ),
  signs: inForm(
    { singular: "sign", summary: "{{level}}: {{name}}" },
    role("emergency", between(1, 24, signSchema)),
  ).describe("The signs of this place, the most urgent first."),
  also: inForm(
    { label: "Signs of other places", singular: "sign" },
    between(1, 12, fields({ sign: signReference, aliases })),
  )
    .optional()
    .describe("Signs of other places that patients look for here: a link to each, at the end."),
  ...advice,
}).superRefine(({ operations, signs, also = [] }, context) => {
  const seen = new Set<string>([crisisName]);
  const once = (id: string, path: (string | number)[]) => {
    if (seen.has(id)) refuse(context, path, `Another sign is called ${id} too.`);
    seen.add(id);
  };
  const oldOnes = (of: { aliases?: string[] | undefined }, ...path: (string | number)[]) =>
    of.aliases?.forEach((id, index) => {
      once(id, [...path, "aliases", index]);
    });
  signs.forEach(({ id }, index) => {
    once(id, ["signs", index, "id"]);
  });
  if (operations) oldOnes(operations, "operations");
  signs.forEach((sign, index) => {
    oldOnes(sign, "signs", index);
  });
  also.forEach((link, index) => {
    oldOnes(link, "also", index);
  });
  signs.forEach(({ level }, index) => {
    const last = signs[index - 1]?.level ?? level;
    if (levels.indexOf(level) < levels.indexOf(last))
      refuse(
        context,
        ["signs", index, "level"],
        `Move this sign up: ${level} is more urgent than ${last} above it.`,
      );
  });
});

export type Symptoms = z.infer<typeof symptomsSchema>;
export type PlaceSign = z.infer<typeof signSchema>;
