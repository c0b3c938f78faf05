import type { z } from "zod";
import { role } from "./field-role.ts";
import { anchor, between, eachOnce, entry, fields, line, oneOf, refuse } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** How urgent a sign after an operation is, the most urgent first. */
export const operationLevels = ["call-911", "emergency-room", "call-today"] as const;

/** The four cards of a sheet: a call at any hour, and one that waits until the office opens. */
export const operationCards = ["call-911", "emergency-room", "night", "office"] as const;

export type OperationCard = (typeof operationCards)[number];

/** A part of an operation that not every practice does. House rules say which are done here. */
export const operationParts = ["implant", "parotid"] as const;

/** Only where that part of the operation is done here. */
export const withPart = inForm(
  { label: "Only with" },
  oneOf(...operationParts).optional(),
).describe(
  "Shown only if this is done here, as the house rules say. Leave empty to show it always.",
);

/** At most so many words in the name of a sign: it is read at 3 a.m. */
const mostWords = 14;

/** A sign after an operation. It belongs to its page, and its level is here. */
export const operationSign = fields({
  id: anchor("Name this sign in small letters, such as throat-bleeds."),
  level: oneOf(...operationLevels).describe("How soon to act."),
  night: inForm(
    { choices: { yes: "Day or night", no: "When the office is open" } },
    oneOf("yes", "no"),
  )
    .optional()
    .describe("Only if the level is to call: at any hour, or once the office is open."),
  name: entry(110).describe(`What the patient notices, in at most ${mostWords} words.`),
  with: withPart,
  aliases: inForm({ label: "Words that find it" }, role("keywords", between(1, 60, line(100))))
    .optional()
    .describe("What patients type when they look for it."),
}).superRefine(({ level, night, name }, context) => {
  if ((level === "call-today") !== (night !== undefined))
    refuse(
      context,
      ["night"],
      level === "call-today"
        ? "Write yes if patients should call at any hour, or no if it can wait until the office opens."
        : `Leave this out: ${level} holds day and night.`,
    );
  const words = name.replace(/\{\w+\}/g, "x").split(/\s+/).length;
  if (words > mostWords)
    refuse(context, ["name"], `Use at most ${mostWords} words; these are ${words}.`);
});

export type OperationSign = z.infer<typeof operationSign>;

/** The signs of a page about an operation, each with its own id. */
export const operationSigns = (most: number) =>
  role(
    "emergency",
    inForm(
      { singular: "sign", summary: "{{level}}: {{name}}" },
      eachOnce(between(1, most, operationSign), ({ id }) => id),
    ),
  );

/** On which card of a sheet a sign is. */
export function cardOf({ level, night }: Pick<OperationSign, "level" | "night">): OperationCard {
  if (level !== "call-today") return level;
  return night === "yes" ? "night" : "office";
}
