import { z } from "zod";
import { drawing, howToDrawing } from "./drawing.ts";
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
  sitePath,
  slug,
  sources,
  withSuggestion,
} from "./fields.ts";
import { inForm } from "./form-words.ts";
import { operationSigns, withPart } from "./operation-sign.ts";
import { advice } from "./review.ts";
import { position, seo } from "./seo.ts";
import { whom } from "./sign-reference.ts";
import { approximateDays, timeAfter } from "./time-after.ts";

/** Where on the body patients look for their operation. */
export const recoveryPlaces = ["ears", "nose", "throat", "neck", "face"] as const;

/** A line for everybody; or, with fields below it, for a child, an adult or a part of the operation alone. */
const lineFor = (max: number) =>
  z.union(
    [prose(max), fields({ text: prose(max), whom, with: withPart })],
    "Write one line of text, or text (and whom or with) indented below it.",
  );

/** A line for one person, perhaps for a part of the operation alone. */
const personLine = z.union(
  [prose(200), fields({ text: prose(200), with: withPart })],
  "Write one line of text, or text and with indented below it.",
);

const lines = (least: number, most: number, max: number) =>
  inForm({ singular: "line" }, between(least, most, lineFor(max)));

/** What to do at once, as numbered steps. */
export const firstAid = role(
  "emergency",
  fields({
    title: heading.describe("Such as: If you see blood."),
    steps: lines(2, 6, 110),
    drawing: howToDrawing,
  }),
);

const step = fields({
  from: inForm({ label: "Begins after" }, timeAfter).describe(
    "When this step begins: 0 days is the day of the operation.",
  ),
  to: inForm({ label: "Ends after" }, timeAfter.optional()).describe(
    "When it ends, such as 10 days, 6 weeks or 3 months. Leave empty for one day.",
  ),
  name: entry(60),
  text: line(200).describe("One or two sentences: what it is like, and what to do."),
  with: withPart,
  signs: inForm(
    { singular: "sign" },
    between(1, 3, anchor("Write the id of a sign of this sheet.")),
  )
    .optional()
    .describe(
      "Ids of signs of this sheet that matter most in these days. Leave empty to name none.",
    ),
});

/**
 * The recovery from one operation: one file, content/recoveries/<operation>.yaml, one page at
 * /recovery/<operation>, and two sheets of paper.
 */
export const recoverySchema = fields({
  order: position(99, "Among the operations of the same place. 1 comes first."),
  place: oneOf(...recoveryPlaces).describe("Under which heading of the list it is."),
  title: heading.describe("The heading of the page, such as: After a tonsillectomy."),
  operation: linkText(60).describe("Name of the operation, for lists and for the calendar."),
  lead: line(120).describe("One warm sentence under the heading."),
  scope: inForm({ label: "Whom it is for" }, lines(1, 3, 160)),
  seo,
  services: role("service", between(1, 4, slug)).describe("Services whose pages link here."),
  signs: operationSigns(8).describe(
    "When to call 911, go to an emergency room or call. The signs of this operation alone: those of every operation are on the page After any operation.",
  ),
  firstAid: firstAid.optional().describe("Right below the signs. Leave empty to show none."),
  steps: between(3, 8, step).describe("The days, in their order. Two may overlap."),
  normal: inForm({ label: "What’s normal" }, lines(3, 8, 100)),
  yes: inForm({ label: "Eating, sleeping, care: yes" }, lines(2, 6, 110)),
  notYet: inForm({ label: "Eating, sleeping, care: not yet" }, lines(2, 6, 110)),
  tip: line(120).optional().describe("One line below both. Leave empty to show none."),
  drawings: between(1, 2, drawing)
    .optional()
    .describe("Drawings that show how, below both lists. Leave empty to show none."),
  howTo: inForm(
    { label: "How to do it" },
    fields({ title: heading, text: between(1, 3, prose(900)), drawing: howToDrawing }),
  )
    .optional()
    .describe("Folded below, such as: How to rinse. Leave empty to show none."),
  medicine: role("emergency", lines(2, 6, 160)).describe(
    "Applies to this operation. Doses are on the page about pain medicine alone.",
  ),
  canI: inForm(
    { label: "When can I …?", singular: "line" },
    between(
      4,
      12,
      fields({
        what: entry(40).describe("Ends the sentence “When can I …?”, such as: drive."),
        when: line(80).describe("The usual time, such as: After 1 to 2 weeks."),
        with: withPart,
      }),
    ),
  ),
  child: inForm({ label: "My child" }, personLine)
    .optional()
    .describe("What is different for a child. Leave empty to show nothing."),
  adult: inForm({ label: "Me" }, personLine)
    .optional()
    .describe("What is different for an adult. Leave empty to show nothing."),
  boxes: inForm({ label: "Boxes to tick", singular: "box" }, between(1, 3, line(24)))
    .optional()
    .describe("On paper, beside each day: what to tick in the evening, in two or three words."),
  more: fields({ label: linkText(60), path: sitePath })
    .optional()
    .describe("A page about the operation itself. Leave empty to show none."),
  sources,
  ...advice,
}).superRefine(({ steps, signs }, context) => {
  const ids = signs.map(({ id }) => id);
  steps.forEach(({ from, to, signs: named = [] }, index) => {
    const before = steps[index - 1]?.from ?? "0 days";
    if (approximateDays(from) < approximateDays(before))
      refuse(
        context,
        ["steps", index, "from"],
        `Write the steps in order of time: the step before begins after ${before}.`,
      );
    if (to !== undefined && approximateDays(to) < approximateDays(from))
      refuse(context, ["steps", index, "to"], `Write a time later than ${from}, or leave it out.`);
    if (to === undefined && !/day/.test(from))
      refuse(
        context,
        ["steps", index, "to"],
        "Say when this step ends: a week or a month is not a day.",
      );
    named.forEach((id, at) => {
      if (!ids.includes(id))
        refuse(
          context,
          ["steps", index, "signs", at],
          withSuggestion(
            "This sheet has no such sign.",
            id,
            ids,
            "Write the id of one of its signs.",
          ),
        );
    });
  });
});

export type Recovery = z.infer<typeof recoverySchema>;
