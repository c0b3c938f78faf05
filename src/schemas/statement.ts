import { z } from "zod";
import { role } from "./field-role.ts";
import { day, fields, heading, line, prose } from "./fields.ts";
import { reading } from "./review.ts";
import { seo } from "./seo.ts";

/** The lines between --- at the top of a statement such as legal/your-privacy.md. */
export const statementSchema = fields({
  title: heading,
  shortTitle: line(40).describe("Shorter name, for the path at the top of the page."),
  updated: role("past", day).describe(
    "The day the meaning of the text last changed. Shown on the page.",
  ),
  template: fields({ title: heading, text: prose(400) })
    .optional()
    .describe("A notice above the text that it is not in force yet. Leave empty once it is."),
  seo,
  ...reading,
});

/** A part of the text below: each "## Heading {#id}" starts one. */
export const statementSection = z.object({ id: z.string(), title: heading, body: z.string() });

/** A statement with its sections. */
export type Statement = z.infer<typeof statementSchema> & {
  sections: z.infer<typeof statementSection>[];
};
