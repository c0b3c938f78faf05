import { z } from "zod";
import { role } from "./field-role.ts";
import { day, fields, heading, line, prose } from "./fields.ts";
import { seo } from "./seo.ts";
import { toConfirm } from "./to-confirm.ts";

/** The lines between --- at the top of a statement such as legal/your-privacy.md. */
export const statementSchema = fields({
  title: heading,
  shortTitle: line(40).describe("Name in the breadcrumb."),
  updated: role("past", day).describe("The day the text last changed in substance."),
  template: fields({ title: heading, text: prose(400) })
    .optional()
    .describe("Says above the text that it is not in force yet. Delete it once it is."),
  seo,
  toConfirm,
});

/** A part of the text below: each "## Heading {#id}" starts one. */
export const statementSection = z.object({ id: z.string(), title: heading, body: z.string() });

/** A statement with its sections. */
export type Statement = z.infer<typeof statementSchema> & {
  sections: z.infer<typeof statementSection>[];
};
