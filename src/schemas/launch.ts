import { z } from "zod";
import { between, fields, line } from "./fields.ts";

/** Name of a line of the launch check, as `npm run launch:check` prints it, such as practice/fax. */
const id = z
  .string("Expected the name of a line that npm run launch:check prints, such as practice/fax.")
  .regex(
    /^[a-z0-9][a-zA-Z0-9./-]*$/,
    "Copy the name of a line that npm run launch:check prints, such as practice/fax.",
  );

/** content/launch.yaml: the practice's answers to the launch check that change nothing on the site. */
export const launchSchema = fields({
  substantiated: between(
    0,
    60,
    fields({
      id,
      who: line(80).describe("Who has seen the proof."),
      proof: line(300, 10).describe("What the proof is and where it is kept."),
    }),
  ).describe(
    'Claims that stand as they are because there is proof of them: a line of the check that begins with "claim/".',
  ),
  accepted: between(
    0,
    400,
    fields({
      id,
      who: line(80).describe("Who answers for it, by name."),
      why: line(300, 10),
    }),
  ).describe("Lines that stay open although the site goes public."),
});

export type Launch = z.infer<typeof launchSchema>;
