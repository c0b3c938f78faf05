import { z } from "zod";
import { role } from "./field-role.ts";
import { between, day, fields, line, oneOf } from "./fields.ts";
import { inForm } from "./form-words.ts";
import { roles } from "./to-confirm.ts";

/** Name of a line of the launch check, as `npm run launch:check` prints it, such as practice/fax. */
const id = z
  .string("Expected a name that npm run launch:check prints, such as practice/fax.")
  .regex(
    /^[a-z0-9][a-zA-Z0-9./-]*$/,
    "Copy a name that npm run launch:check prints, such as practice/fax.",
  );

/** content/launch.yaml: the practice's answers to the launch check. `npm run launch:sign` writes them. */
export const launchSchema = fields({
  signed: inForm(
    { label: "What has been checked", singular: "signature", closed: true },
    role(
      "note",
      between(
        0,
        900,
        fields({
          id: id.describe("The page, or the one text, that was signed."),
          as: oneOf(...roles).describe("For whom it was to be checked."),
          who: line(80).describe("Name of the person who checked it."),
          date: day.describe("The day it was signed."),
          lines: between(
            1,
            200,
            z
              .string("Let npm run launch:sign write this line.")
              .regex(/^\S+ [0-9a-f]{8}$/, "Let npm run launch:sign write this line."),
          ).describe(
            "What was asked about it, each with a mark that the program makes from the text. When the text changes, its signature ends.",
          ),
          proof: line(300, 10)
            .optional()
            .describe("For a claim: what proves it, and where the proof is kept."),
        }),
      ),
    ),
  )
    .default([])
    .describe("What someone has checked and found right."),
  accepted: inForm(
    { label: "What may stay open", singular: "line" },
    role(
      "note",
      between(
        0,
        400,
        fields({
          id,
          who: line(80).describe("Name of the person who answers for it."),
          why: line(300, 10),
        }),
      ),
    ),
  )
    .default([])
    .describe("Lines of the launch check that stay open although the site goes public."),
});

export type Launch = z.infer<typeof launchSchema>;
export type Signature = Launch["signed"][number];
