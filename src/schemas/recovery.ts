import type { z } from "zod";
import { role } from "./field-role.ts";
import {
  between,
  entry,
  fields,
  heading,
  line,
  linkText,
  oneOf,
  paragraph,
  prose,
  refuse,
  sitePath,
  slug,
  sources,
} from "./fields.ts";
import { inForm } from "./form-words.ts";
import { medicineNames } from "./medicines.ts";
import { advice } from "./review.ts";
import { position, seo } from "./seo.ts";
import { signReferences } from "./sign-reference.ts";
import { daysOf, timeAfter } from "./time-after.ts";

/** Where on the body patients look for their operation. */
export const recoveryPlaces = ["ears", "nose", "throat", "neck", "face"] as const;

/** A few short paragraphs of whole sentences. */
const sentences = inForm({ singular: "paragraph" }, between(1, 4, prose(420)));

/**
 * The recovery from one operation: one file, content/recoveries/<operation>.yaml, one page at
 * /recovery/<operation>.
 */
export const recoverySchema = fields({
  order: position(99, "Among the operations of the same place. 1 comes first."),
  place: oneOf(...recoveryPlaces).describe("Under which heading of the list it stands."),
  title: heading.describe("The heading of the page, such as: After a tonsillectomy."),
  operation: linkText(60).describe("Name of the operation, for lists and for the calendar."),
  lead: line(160).describe("One line under the heading: whom the page is for."),
  seo,
  services: role("service", between(1, 4, slug)).describe("Services whose pages link here."),
  signs: signReferences(40).describe(
    "When to call 911, go to an emergency room or call us. Begin with the signs after any operation: after-an-operation#any-operation. Shown first.",
  ),
  blood: inForm({ label: "If there is blood", singular: "paragraph" }, between(1, 2, paragraph))
    .optional()
    .describe(
      "First aid for bleeding, right below the signs. Name it, such as {throatBleed}. Leave empty to show none.",
    ),
  normal: inForm({ singular: "paragraph" }, between(1, 2, paragraph)).describe(
    "What is normal after this operation.",
  ),
  steps: between(
    3,
    8,
    fields({
      from: inForm({ label: "Begins after" }, timeAfter).describe(
        "When this step begins: 0 days is the day of the operation.",
      ),
      to: inForm({ label: "Ends after" }, timeAfter.optional()).describe(
        "When it ends, such as 10 days, 6 weeks or 3 months. Leave empty for one day.",
      ),
      name: entry(90),
      text: line(420).describe(
        "Two or three whole sentences: what the patient feels, what to do, how it goes on.",
      ),
      signs: signReferences(3)
        .optional()
        .describe(
          "Signs of the page that matter most in these days: shown on these days, and in the calendar. Leave empty to show none.",
        ),
    }),
  ),
  home: inForm(
    { label: "The day at home", singular: "part" },
    between(1, 4, fields({ title: heading, text: sentences })),
  )
    .optional()
    .describe(
      "Short parts such as: Eating and drinking, Sleeping, Looking after the wound. Leave empty to show none.",
    ),
  medicines: medicineNames.describe("Choose from Rules about medicines."),
  pain: inForm({ singular: "line" }, between(1, 6, prose(240)))
    .optional()
    .describe(
      "What this operation needs besides those rules. No dose. Leave empty to show nothing.",
    ),
  canI: inForm(
    { label: "When can I …?", singular: "line" },
    between(
      4,
      12,
      fields({
        what: entry(40).describe("Ends the sentence “When can I …?”, such as: drive."),
        when: line(140).describe("The usual range, such as: After 1 to 2 weeks."),
      }),
    ),
  ).describe("What patients ask, and the usual answer for this operation."),
  child: inForm({ label: "If it is your child" }, sentences)
    .optional()
    .describe("What is different for a child. Leave empty to show nothing."),
  adult: inForm({ label: "If it is you" }, sentences)
    .optional()
    .describe("What is different for an adult. Leave empty to show nothing."),
  more: fields({ label: linkText(60), path: sitePath })
    .optional()
    .describe("A page about the operation itself. Leave empty to show none."),
  sources,
  ...advice,
}).superRefine(({ steps, signs }, context) => {
  steps.forEach(({ from, to }, index) => {
    const before = steps[index - 1]?.from ?? "0 days";
    if (daysOf(from) < daysOf(before))
      refuse(
        context,
        ["steps", index, "from"],
        `Write the steps in order of time: the step before begins after ${before}.`,
      );
    if (to !== undefined && daysOf(to) <= daysOf(from))
      refuse(context, ["steps", index, "to"], `Write a time later than ${from}, or leave it out.`);
    if (to === undefined && !/day/.test(from))
      refuse(
        context,
        ["steps", index, "to"],
        "Say when this step ends: a week or a month is no day.",
      );
  });
  if (new Set(signs).size < signs.length)
    refuse(context, ["signs"], "A sign is named twice. Keep one.");
});

export type Recovery = z.infer<typeof recoverySchema>;
