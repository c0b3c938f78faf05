import type { z } from "zod";
import { day, fields, heading, line, prose } from "./fields.ts";
import { seo } from "./seo.ts";
import { toConfirm } from "./to-confirm.ts";

/** The lines between --- at the top of a statement such as legal/your-privacy.md. */
export const statementSchema = fields({
  title: heading,
  shortTitle: line(40).describe("Name in the breadcrumb."),
  updated: day.describe("The day the text last changed in substance."),
  template: fields({ title: heading, text: prose(400) })
    .optional()
    .describe("Says above the text that it is not in force yet. Delete it once it is."),
  seo,
  toConfirm,
});

/** A statement with its sections: each "## Heading {#id}" starts one. */
export type Statement = z.infer<typeof statementSchema> & {
  sections: { id: string; title: string; body: string }[];
};
