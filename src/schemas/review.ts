import { z } from "zod";
import { role } from "./field-role.ts";
import { day, fields, formed, line, yesNo } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** Fingerprint of the approved words, which reveals a later change. */
export const textFingerprint = z
  .string('Expected the eight digits that the program writes, such as "3f9a1c20".')
  .regex(/^[0-9a-f]{8}$/, "Let the program write this line.");

/** Of the signs that somebody has approved on a page: throat#muffled-voice ears#ear-pain. */
const signNames = formed(/^\S+#\S+( \S+#\S+)*$/, "Let the program write this line.");

/**
 * Whether somebody has checked a text: a physician the medical ones, a translator a translation. "awaiting" takes
 * no name and no date, so neither can be invented; "reviewed" needs both.
 */
export const review = role(
  "review",
  z.discriminatedUnion(
    "status",
    [
      fields({ status: z.literal("awaiting") }),
      fields({
        status: z.literal("reviewed"),
        reviewer: role("name", line(80)),
        date: day,
        next: inForm({ label: "Next review" }, day.optional()),
        text: inForm({ hidden: true }, textFingerprint.optional()),
        signs: inForm({ hidden: true }, signNames.optional()),
        changed: inForm({ label: "Words have changed since" }, yesNo)
          .optional()
          .describe(
            "On when words have changed since the review. Only for who reviews it: when every word is right as it stands, turn this off and save.",
          ),
      }),
    ],
    { error: 'Choose a status: "awaiting", or "reviewed" with a reviewer and a date.' },
  ),
);

export type Review = z.infer<typeof review>;
