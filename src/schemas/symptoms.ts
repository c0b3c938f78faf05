import type { z } from "zod";
import {
  anchor,
  between,
  fields,
  heading,
  line,
  oneOf,
  prose,
  refuse,
  sources,
  whole,
  yesNo,
} from "./fields.ts";
import { action } from "./sections.ts";
import { seo } from "./seo.ts";
import { review } from "./service.ts";
import { toConfirm } from "./to-confirm.ts";

/** What to do about a symptom, the most urgent first. Their words stand once, in pages/symptoms.yaml. */
export const answers = ["call-911", "call-us-today", "book-a-visit", "at-home"] as const;

const symptom = fields({
  id: anchor("Name this symptom in small letters, such as ear-pain.").describe(
    "Name of the symptom in URLs, such as /symptoms/ears#ear-pain.",
  ),
  name: line(90).describe("What the patient notices, in everyday words. Never a diagnosis."),
  answer: oneOf(...answers),
  emergencyRoom: yesNo
    .default(false)
    .describe(
      "With call-911 only: someone may drive the patient to an emergency room instead. The page then says so.",
    ),
  text: prose(800).describe("Why, and what to do until then."),
  come: prose(320)
    .optional()
    .describe("With at-home only: when to come after all. It ends “Come and see us if”."),
  more: action.describe("The part of the site that explains it."),
  words: between(1, 12, line(40))
    .optional()
    .describe("What patients type into the search for this symptom, in everyday words."),
  sources: sources.unwrap().describe("Guidelines that the answer follows, each with its year."),
}).superRefine(({ answer, emergencyRoom, come }, context) => {
  if (answer === "at-home" && come === undefined)
    refuse(context, ["come"], "Say when to come after all: at-home never stands without it.");
  if (answer !== "at-home" && come !== undefined)
    refuse(context, ["come"], "Only at-home says when to come. Move this into the text.");
  if (answer !== "call-911" && emergencyRoom)
    refuse(context, ["emergencyRoom"], "Only call-911 offers an emergency room. Take this away.");
});

/**
 * The symptoms of one place of the body: one file, one page at /symptoms/<file name>. A file that is
 * named after a place of pages/where.yaml is reached from the drawing of the head.
 */
export const symptomsSchema = fields({
  order: whole(1, 99).describe("Position among the places."),
  title: heading,
  lead: line(140).describe("Below the heading, and in the list of places."),
  seo,
  review,
  symptoms: between(3, 16, symptom).describe("Emergencies first."),
  toConfirm,
}).superRefine(({ symptoms }, context) => {
  symptoms.forEach(({ id, answer }, index) => {
    const before = symptoms.slice(0, index);
    if (before.some((other) => other.id === id))
      refuse(context, ["symptoms", index, "id"], `Another symptom is called ${id} too.`);
    const last = before.at(-1)?.answer ?? answers[0];
    if (index === 0 && answer !== answers[0])
      refuse(context, ["symptoms", 0, "answer"], "Begin with a symptom for which to call 911.");
    else if (answers.indexOf(answer) < answers.indexOf(last))
      refuse(
        context,
        ["symptoms", index, "answer"],
        `Move this symptom up: ${answer} is more urgent than ${last} above it.`,
      );
  });
});

export type Answer = (typeof answers)[number];
export type Symptoms = z.infer<typeof symptomsSchema>;
export type Symptom = Symptoms["symptoms"][number];
