import { z } from "zod";
import { role } from "./field-role.ts";
import { between, fields, linkText, sitePath, yesNo } from "./fields.ts";

const link = fields({
  label: linkText(40),
  path: sitePath,
});

/** Links of header, phone menu and footer. The header entry with `services: true` opens the list of services. */
export const navigationSchema = fields({
  header: between(2, 8, link.extend({ services: yesNo.default(false) })),
  menu: between(0, 4, link)
    .default([])
    .describe(
      "Links at the top of the menu on phones. Leave empty to show only those of the header.",
    ),
  footer: between(1, 10, link),
  legal: between(0, 6, link),
});

export type Navigation = z.infer<typeof navigationSchema>;

/** Old paths and the pages that took their place; permanent. */
export const redirectsSchema = fields({
  redirects: z
    .array(
      fields({ from: role("redirect", sitePath), to: sitePath }),
      "Expected a list, each entry after a dash.",
    )
    .default([]),
});

export type Redirect = z.infer<typeof redirectsSchema>["redirects"][number];
