import type { z } from "zod";
import { role } from "./field-role.ts";
import { between, fields, line, oneOf } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** content/launch.yaml: who may say that a page is right. What they have read says so itself, in its `review`. */
export const launchSchema = fields({
  people: inForm(
    { label: "Who may sign", singular: "person", summary: "{{name}}: {{as}}" },
    role(
      "note",
      between(
        0,
        40,
        fields({
          name: line(80).describe("First and last name."),
          as: oneOf("front desk", "lawyer", "translator").describe(
            "What this person reads. The owner reads with the front desk. Someone who reads for two is here twice.",
          ),
        }),
      ),
    ),
  )
    .default([])
    .describe("Everybody who signs except the physicians, who are known by their own pages."),
});

export type Launch = z.infer<typeof launchSchema>;
