import { z } from "zod";
import { role } from "./field-role.ts";
import { between, fields, line, webAddress } from "./fields.ts";

/** A published source that visitors can open: a guideline, a review, a page of an agency. */
const reference = fields({
  authors: line(120).describe("The organization, or the first author and “and others”."),
  title: line(240),
  source: line(120)
    .optional()
    .describe("The journal or the publisher. Leave empty if it is the author."),
  year: z
    .int("Write the year in four digits.")
    .min(1950, "This is too long ago.")
    .max(2100, "This year is still to come."),
  url: webAddress,
});

/** What a page rests on. */
export const references = role("citation", between(1, 12, reference))
  .optional()
  .describe(
    "Guidelines and reviews behind the page. Look each one up before you add it: visitors can open it.",
  );

export type Reference = z.infer<typeof reference>;
