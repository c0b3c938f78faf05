import { z } from "zod";
import { role } from "./field-role.ts";
import { between, day, fields, line } from "./fields.ts";

/** Name of a line of the launch check, as `npm run launch:check` prints it, such as practice/fax. */
const id = z
  .string("Expected the name of a line that npm run launch:check prints, such as practice/fax.")
  .regex(
    /^[a-z0-9][a-zA-Z0-9./-]*$/,
    "Copy the name of a line that npm run launch:check prints, such as practice/fax.",
  );

/** content/launch.yaml: the practice's answers to the launch check. `npm run launch:sign` writes them. */
export const launchSchema = fields({
  signed: role(
    "note",
    between(
      0,
      900,
      fields({
        id,
        who: line(80).describe("Name of the person who checked it."),
        date: day.describe("The day it was signed."),
        text: z
          .string('Expected the fingerprint that npm run launch:sign writes, such as "3f9a1c20".')
          .regex(/^[0-9a-f]{8}$/, "Let npm run launch:sign write this line.")
          .describe(
            "Made by the program from the text that was signed. When the text changes, the signature ends.",
          ),
        proof: line(300, 10)
          .optional()
          .describe("For a claim: what proves it, and where the proof is kept."),
      }),
    ),
  )
    .default([])
    .describe("Lines of the launch check that someone has checked and found right."),
  accepted: role(
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
  )
    .default([])
    .describe("Lines of the launch check that stay open although the site goes public."),
});

export type Launch = z.infer<typeof launchSchema>;
export type Signature = Launch["signed"][number];
