import type { z } from "zod";
import { answers } from "./answers.ts";
import { role } from "./field-role.ts";
import {
  anchor,
  between,
  entry,
  fields,
  heading,
  line,
  oneOf,
  prose,
  refuse,
  sources,
} from "./fields.ts";
import { inForm } from "./form-words.ts";
import { review } from "./review.ts";
import { action } from "./sections.ts";
import { position, seo } from "./seo.ts";
import { toConfirm } from "./to-confirm.ts";

export const symptomSchema = fields({
  id: anchor("Name this symptom in small letters, such as ear-pain.").describe(
    "Short name of the symptom in its address: ear-pain in /symptoms/ears#ear-pain. Leave it as it is, because links use it.",
  ),
  name: entry(90).describe("What the patient notices, in everyday words. Not a diagnosis."),
  answer: oneOf(...answers),
  ifClosed: oneOf("emergency-room", "next-morning")
    .optional()
    .describe(
      "For “Call us today” only: what to do while the office is closed. Choose “Next morning” if it can wait until then.",
    ),
  text: prose(800).describe("Why, and what to do until the visit."),
  come: prose(320)
    .optional()
    .describe(
      "For “At home” only: when to come in after all. Finishes the sentence “Come and see us if”.",
    ),
  more: action.describe("A link to the part of the site that explains it."),
  words: inForm({ singular: "line" }, role("keywords", between(1, 24, line(60))))
    .optional()
    .describe(
      "What patients type into the search for this symptom. Everyday words, one phrase a line.",
    ),
  sources: sources
    .unwrap()
    .describe("Guidelines that the answer follows, each with its year. Patients do not see them."),
}).superRefine(({ answer, ifClosed, come }, context) => {
  if (answer === "at-home" && come === undefined)
    refuse(context, ["come"], "Say when to come after all: at-home never stands without it.");
  if (answer !== "at-home" && come !== undefined)
    refuse(context, ["come"], "Only at-home says when to come. Move this into the text.");
  if (answer === "call-us-today" && ifClosed === undefined)
    refuse(
      context,
      ["ifClosed"],
      "Say what to do while the office is closed: emergency-room, or next-morning if it can wait.",
    );
  if (answer !== "call-us-today" && ifClosed !== undefined)
    refuse(
      context,
      ["ifClosed"],
      "Only call-us-today says what to do while the office is closed. Take this away.",
    );
});

/**
 * The symptoms of one place of the body: one file, one page at /symptoms/<file name>. A file that is
 * named after a place of pages/where.yaml is reached from the drawing of the head.
 */
export const symptomsSchema = fields({
  order: position(99, "In the list of places. 1 comes first."),
  title: heading,
  lead: line(140).describe("One line below the heading. Also shown in the list of places."),
  seo,
  review,
  symptoms: between(3, 24, role("emergency", symptomSchema)).describe(
    "Symptoms of this place, the most urgent first.",
  ),
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

export type Symptoms = z.infer<typeof symptomsSchema>;
export type Symptom = Symptoms["symptoms"][number];
