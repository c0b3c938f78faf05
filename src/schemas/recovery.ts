import type { z } from "zod";
import { warnings } from "./answers.ts";
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
  whole,
} from "./fields.ts";
import { inForm } from "./form-words.ts";
import { review } from "./review.ts";
import { position, seo } from "./seo.ts";
import { toConfirm } from "./to-confirm.ts";

/** Where on the body patients look for their operation. */
export const recoveryPlaces = ["ears", "nose", "throat", "neck", "face"] as const;

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
  services: role("service", between(1, 4, slug)).describe(
    "Services whose pages link here, each by the name of its folder.",
  ),
  review,
  warnings: warnings.describe("When to call 911, go to an emergency room or call us. Shown first."),
  normal: inForm({ singular: "paragraph" }, between(1, 2, paragraph)).describe(
    "What is normal after this operation.",
  ),
  steps: between(
    3,
    8,
    fields({
      when: entry(40),
      day: whole(0, 730).describe("First day of this step. The day of the operation is 0."),
      name: entry(90),
      text: line(280),
    }),
  ),
  pain: inForm({ singular: "line" }, between(1, 6, prose(240))).describe(
    "Which pain medicine, which not, and how long.",
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
  more: fields({ label: linkText(60), path: sitePath })
    .optional()
    .describe("A page about the operation itself. Leave empty to show none."),
  sources,
  toConfirm,
}).superRefine(({ steps }, context) => {
  steps.forEach(({ day }, index) => {
    const before = steps[index - 1]?.day ?? 0;
    if (day < before)
      refuse(
        context,
        ["steps", index, "day"],
        "Write the day on which this step begins: 0 for the day of the operation, then rising.",
      );
  });
});

export type Recovery = z.infer<typeof recoverySchema>;
