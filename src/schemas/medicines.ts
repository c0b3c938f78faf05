import type { z } from "zod";
import { role } from "./field-role.ts";
import { between, eachOnce, entry, fields, prose, sources, tokenName } from "./fields.ts";
import { inForm } from "./form-words.ts";
import { advice } from "./review.ts";
import { whom } from "./sign-reference.ts";

/** A rule about a medicine. It is here alone, with its doses. */
const rule = fields({
  id: tokenName,
  name: role("name", entry(70)).describe("What the rule is about, for staff alone."),
  whom,
  text: prose(700).describe("The rule in whole sentences."),
  sources: sources.unwrap(),
});

/** The rules about medicines, for every page that names one. */
export const medicinesSchema = fields({
  rules: inForm(
    { singular: "rule", summary: "{{name}}" },
    role(
      "emergency",
      eachOnce(between(0, 40, rule), ({ id }) => id),
    ),
  ).default([]),
  ...advice,
});

/** Rules of medicines.yaml, by their names. */
export const medicineNames = inForm(
  { singular: "rule" },
  between(1, 14, role("medicine", tokenName)),
);

export type Medicines = z.infer<typeof medicinesSchema>;
export type MedicineRule = Medicines["rules"][number];
