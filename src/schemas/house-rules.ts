import { z } from "zod";
import { role } from "./field-role.ts";
import {
  between,
  eachOnce,
  fields,
  line,
  oneOf,
  prose,
  refuse,
  slug,
  sources,
  tokenName,
  yesNo,
} from "./fields.ts";
import { inForm } from "./form-words.ts";
import { operationParts } from "./operation-sign.ts";
import { advice } from "./review.ts";

const note = (max: number) => role("note", line(max));

/** What one operation says in place of the rule's name in braces. */
const forOperation = fields({
  operation: role("recovery", slug),
  text: prose(200),
  note: note(240).optional().describe("A figure behind it, for the surgeon alone."),
});

/** One choice of the surgeon: a text that is the same on every page, or one for each operation. */
const rule = fields({
  id: tokenName,
  question: note(240).describe("What the surgeon decides."),
  value: prose(300)
    .optional()
    .describe(
      "A word, a number or a sentence. It is shown wherever a text names this rule in braces.",
    ),
  byOperation: inForm(
    { singular: "operation", summary: "{{operation}}: {{text}}" },
    eachOnce(between(1, 40, forOperation), ({ operation }) => operation),
  )
    .optional()
    .describe("In place of one text: what the sheet of each operation says."),
  default: note(400).describe("What the site says until the surgeon chooses, and why."),
  alternatives: between(1, 8, note(300)).optional().describe("What other surgeons choose."),
  sources,
}).superRefine(({ value, byOperation }, context) => {
  if ((value === undefined) === (byOperation === undefined))
    refuse(context, ["value"], "Write either one value, or a text for each operation.");
});

/** Tests and treatments that a practice may or may not do itself. A text names one in braces: {allergyShotsHere}. */
const offered = fields({
  here: prose(120).describe("What pages say of those that you do yourselves."),
  elsewhere: prose(120).describe("What pages say of the others."),
  list: inForm(
    { singular: "test or treatment", summary: "{{name}}" },
    eachOnce(
      between(1, 40, fields({ id: tokenName, name: note(80), here: yesNo })),
      ({ id }) => id,
    ),
  ),
});

/**
 * What the surgeon decides, once for all pages: content/house-rules.yaml. All of it is optional, and no code knows a
 * rule by its name.
 */
export const houseRulesSchema = fields({
  operations: inForm({ label: "Operations done here" }, role("recovery", z.array(slug)))
    .optional()
    .describe("A sheet that is not chosen is not published. Without this list all are."),
  with: inForm({ label: "Parts of operations done here" }, z.array(oneOf(...operationParts)))
    .optional()
    .describe("Lines about any other part are left out. Without this list all are shown."),
  offered: inForm({ label: "Also done here" }, offered)
    .optional()
    .describe("Other tests and treatments, and what pages say of each: that you do it, or refer."),
  rules: role(
    "emergency",
    inForm(
      { singular: "rule", summary: "{{question}}" },
      eachOnce(between(0, 40, rule), ({ id }) => id),
    ),
  ).default([]),
  ...advice,
});

export type HouseRules = z.infer<typeof houseRulesSchema>;
