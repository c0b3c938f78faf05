import type { z } from "zod";
import { type Answer, answers, isUrgent, urgentAnswers } from "./answers.ts";
import { role } from "./field-role.ts";
import {
  anchor,
  between,
  eachOnce,
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
import { advice } from "./review.ts";
import { action } from "./sections.ts";
import { position, seo } from "./seo.ts";
import { crisis, signReference, whom } from "./sign-reference.ts";

const id = anchor("Name this sign in small letters, such as ear-pain.").describe(
  "Short name of the sign, and its address on the page: ear-pain in /symptoms/ears#ear-pain. Leave it as it is, because pages name it.",
);

/** How urgent a sign is, and for whom. */
const urgency = {
  answer: oneOf(...answers),
  ifClosed: inForm(
    { label: "When nobody answers" },
    oneOf("emergency-room", "next-morning").optional(),
  ).describe(
    "For “Call us today” only: what to do when nobody answers. Choose “Next morning” if it can wait until then.",
  ),
  whom,
};

const clause = inForm({ label: "Words on cards" }, line(140)).describe(
  "Ends the sentence “Call 911 if”, and can be read alone, such as: Your voice is muffled. The answer decides how the sentence begins.",
);

const guidelines = sources
  .unwrap()
  .describe("Guidelines that the answer follows, each with its year. Patients do not see them.");

const meanwhile = prose(800);

/** When nobody answers, a sign for which to call today says what to do; no other does. */
function checkClosed(
  { answer, ifClosed }: { answer: Answer; ifClosed?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (answer === "call-us-today" && ifClosed === undefined)
    refuse(
      context,
      ["ifClosed"],
      "Say what to do when nobody answers: emergency-room, or next-morning if it can wait.",
    );
  if (answer !== "call-us-today" && ifClosed !== undefined)
    refuse(
      context,
      ["ifClosed"],
      "Only call-us-today says what to do when nobody answers. Take this away.",
    );
}

/** A sign that the finder lists on the page of its place. */
export const symptomSchema = fields({
  id,
  name: entry(90).describe("What the patient notices, in everyday words. Not a diagnosis."),
  if: clause.optional(),
  ...urgency,
  text: meanwhile.describe("Why, and what to do until the visit."),
  come: inForm({ label: "When to come in after all" }, prose(320))
    .optional()
    .describe(
      "For “At home” only: when to come in after all. Finishes the sentence “Come and see us if”.",
    ),
  more: inForm({ label: "Link to read more" }, action).describe(
    "A link to the part of the site that explains it.",
  ),
  words: inForm({ singular: "line" }, role("keywords", between(1, 24, line(60))))
    .optional()
    .describe(
      "What patients type into the search for this symptom. Everyday words, one phrase a line.",
    ),
  sources: guidelines,
}).superRefine((symptom, context) => {
  const { answer, come } = symptom;
  checkClosed(symptom, context);
  if (answer === "at-home" && come === undefined)
    refuse(context, ["come"], "Say when to come after all: at-home never stands without it.");
  if (answer !== "at-home" && come !== undefined)
    refuse(context, ["come"], "Only at-home says when to come. Move this into the text.");
  if (isUrgent(answer) && symptom.if === undefined)
    refuse(
      context,
      ["if"],
      "Say the sign as cards show it, such as: Your voice is muffled, or your mouth will not open.",
    );
});

/** A sign of another place, which says all about it. */
const sameSymptomSchema = fields({
  id,
  same: inForm({ label: "Sign" }, signReference).describe("Which sign of another place."),
});

/** A sign that only cards show. */
const cardSignSchema = fields({
  id,
  if: clause,
  ...urgency,
  answer: oneOf(...urgentAnswers),
  text: meanwhile.optional().describe("What to do until help comes. Leave empty to show nothing."),
  sources: guidelines,
}).superRefine(checkClosed);

/** Signs that many pages name together, such as those after any operation. */
const signSet = fields({
  id: anchor("Name this set in small letters, such as any-operation."),
  signs: between(2, 16, signReference),
});

/**
 * The register of signs, one file a place of the body: what may be wrong, how soon to be seen and what to do when
 * nobody answers. Each file that lists symptoms is a page of the finder too, /symptoms/<file name>. A file that is
 * named after a place of pages/where.yaml is reached from the drawing of the head.
 */
export const symptomsSchema = fields({
  order: position(99, "In the list of places. 1 comes first."),
  title: heading,
  lead: line(140).describe("One line below the heading. Also shown in the list of places."),
  seo,
  crisis,
  common: inForm(
    { singular: "symptom" },
    eachOnce(between(0, 4, anchor("Name a symptom of this page by its id.")), (name) => name),
  )
    .default([])
    .describe("Ids of up to four symptoms that people come for most often, shown at the top."),
  symptoms: role("emergency", between(0, 24, symptomSchema))
    .default([])
    .describe(
      "Signs that the finder lists, the most urgent first: three or more. Leave empty for a place without a page.",
    ),
  also: inForm(
    { label: "Signs of other places", singular: "sign" },
    between(0, 12, sameSymptomSchema),
  )
    .default([])
    .describe(
      "Signs of other places that the finder lists here too, each under an id of this page.",
    ),
  signs: inForm(
    { label: "Signs on cards alone", singular: "sign", summary: "{{if}}" },
    role("emergency", between(0, 60, cardSignSchema)),
  )
    .default([])
    .describe("Signs that cards name and the finder does not list."),
  sets: inForm(
    { label: "Sets of signs" },
    role(
      "emergency",
      eachOnce(between(0, 8, signSet), ({ id }) => id),
    ),
  )
    .default([])
    .describe("Signs that many pages name together."),
  ...advice,
}).superRefine(({ common, symptoms, also, signs, sets }, context) => {
  const lists = { symptoms, also, signs, sets };
  const seen = new Set<string>();
  for (const [list, entries] of Object.entries(lists))
    entries.forEach(({ id }, index) => {
      if (seen.has(id)) refuse(context, [list, index, "id"], `Another sign is called ${id} too.`);
      seen.add(id);
    });
  const ids = [...symptoms, ...also].map(({ id }) => id);
  common.forEach((id, index) => {
    if (!ids.includes(id))
      refuse(
        context,
        ["common", index],
        `No symptom of this page has the id ${id}. Choose one of: ${ids.join(", ")}.`,
      );
  });
  const listed = symptoms.length + also.length;
  if (listed > 0 && symptoms.length < 3)
    refuse(
      context,
      ["symptoms"],
      "List at least three symptoms of this place, or none: then it has no page.",
    );
  symptoms.forEach(({ answer }, index) => {
    const last = symptoms[index - 1]?.answer ?? answers[0];
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
export type Symptom = z.infer<typeof symptomSchema>;
