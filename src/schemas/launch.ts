import type { z } from "zod";
import { role } from "./field-role.ts";
import { between, day, fields, formed, line, oneOf } from "./fields.ts";
import { inForm } from "./form-words.ts";
import { otherRoles, roles } from "./to-confirm.ts";

/** content/launch.yaml: who may sign, and what has been signed. `npm run launch:sign` writes the signatures. */
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
          as: oneOf(...otherRoles).describe(
            "For whom this person signs. Someone who signs for two stands here twice.",
          ),
        }),
      ),
    ),
  )
    .default([])
    .describe("Everybody who signs besides the physicians, who are known by their own pages."),
  signed: inForm(
    { label: "What has been signed", singular: "signature", closed: true },
    role(
      "note",
      between(
        0,
        900,
        fields({
          id: formed(
            /^[a-z0-9][a-zA-Z0-9./#-]*$/,
            "Copy a name that npm run launch:check prints, such as services/sleep-apnea.",
          ).describe("The page, or the text for an emergency, that was signed."),
          as: oneOf(...roles).describe("For whom it was to be read."),
          who: line(80).describe("Name of the person who read it."),
          date: day.describe("The day it was signed."),
          lines: between(
            1,
            200,
            formed(/^\S+ [0-9a-f]{8}$/, "Let npm run launch:sign write this line."),
          ).describe(
            "What was asked, each with a mark that the program makes from the text. It shows when the text has changed since.",
          ),
          proof: line(300, 10)
            .optional()
            .describe("For a claim: what proves it, and where the proof is kept."),
        }),
      ),
    ),
  )
    .default([])
    .describe("What someone has read and found right."),
});

export type Launch = z.infer<typeof launchSchema>;
export type Signature = Launch["signed"][number];
