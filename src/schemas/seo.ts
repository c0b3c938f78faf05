import type { z } from "zod";
import { role } from "./field-role.ts";
import { between, fields, line, yesNo } from "./fields.ts";

/**
 * What search engines and link previews are told about a page. The brand suffix is added to the
 * title unless it already holds the brand. Description: 50 to 160 characters, about what result
 * pages show.
 */
export const seo = fields({
  title: role("result", role("heading", line(70, 3))),
  description: role("result", line(160, 50)),
  keywords: role("keywords", between(3, 12, line(50))),
  noindex: yesNo.default(false).describe("Turn on to ask search engines to leave this page out."),
});

export type Seo = z.infer<typeof seo>;
