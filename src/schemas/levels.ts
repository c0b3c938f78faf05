import { role } from "./field-role.ts";
import { fields, heading, line, prose } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** How soon to be seen, the most urgent first. Their words are in care.yaml. */
export const levels = ["call-911", "emergency-room", "call-today", "book", "home"] as const;

export type Level = (typeof levels)[number];

/** Those that cannot wait for a visit. */
const urgent: readonly Level[] = ["call-911", "emergency-room", "call-today"];

/** Whether a level cannot wait for a visit. */
export function isUrgent(level: Level): boolean {
  return urgent.includes(level);
}

const words = fields({
  title: heading.describe("What to do, such as: Call us today."),
  short: inForm({ label: "In short" }, line(24)).describe(
    "Below the number of its signs, and in brackets after the name of a sign, such as: Call today.",
  ),
  text: prose(240)
    .optional()
    .describe(
      "Applies to all signs of this level. The telephone number of the office follows “Call us today” as a button.",
    ),
});

/** The five levels in words. */
export const levelWords = role(
  "emergency",
  fields({
    "call-911": words,
    "emergency-room": words,
    "call-today": words,
    book: words,
    home: words,
  }),
).describe("How soon to be seen: five levels, in the same words on every page.");
