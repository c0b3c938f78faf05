import { z } from "zod";
import { translationLanguages } from "../languages/languages.ts";
import { between, fields, line, oneOf, sitePath, yesNo } from "./fields.ts";

const link = fields({
  label: line(40),
  path: sitePath,
  language: oneOf(...translationLanguages)
    .optional()
    .describe("The language of the label and of the page, when it is not English."),
});

/** Links of header and footer. The header entry with `services: true` opens the list of services. */
export const navigationSchema = fields({
  header: between(2, 8, link.extend({ services: yesNo.default(false) })),
  footer: between(1, 10, link),
  legal: between(0, 6, link),
});

export type Navigation = z.infer<typeof navigationSchema>;

/** Old paths and the pages that took their place; permanent. */
export const redirectsSchema = fields({
  redirects: z
    .array(fields({ from: sitePath, to: sitePath }), "Expected a list, each entry after a dash.")
    .default([]),
});

export type Redirect = z.infer<typeof redirectsSchema>["redirects"][number];
