import { z } from "zod";
import { role } from "./field-role.ts";
import { fields, line, oneOf } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** Who must act on an open value, in the order in which the launch check prints them. */
export const otherRoles = ["lawyer", "translator", "owner", "front desk", "web"] as const;
export const roles = ["physician", ...otherRoles] as const;

/**
 * Values of this file that are not confirmed: examples to be replaced, claims to be substantiated,
 * medical text awaiting the physician. The list is in the file itself; delete a line once
 * its value is right. `field` is a path into the same file, such as `fax` or
 * `sections.options.groups.surgery`: an entry of a list goes by its id or the first eight words of
 * its name with dashes between them; one without a name by its number, from 0.
 */
export const toConfirm = inForm(
  { label: "Still to be confirmed", singular: "value", summary: "{{field}}: {{why}}" },
  role(
    "note",
    z.array(
      fields({
        field: line(120),
        kind: inForm(
          {
            choices: {
              example: "An example, to be replaced",
              clinical: "Medical words",
              claim: "A claim, to be proved",
              legal: "Words of law",
            },
          },
          oneOf("example", "clinical", "claim", "legal"),
        ),
        who: oneOf(...roles),
        why: line(240),
      }),
      "Expected a list, each entry after a dash. If nothing is left to confirm, take the word toConfirm away too.",
    ),
  ),
).default([]);

export type ToConfirm = z.infer<typeof toConfirm>[number];
export type Role = (typeof roles)[number];
