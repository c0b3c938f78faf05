import type { z } from "zod";
import { role } from "./field-role.ts";
import { between, fields, line, yesNo } from "./fields.ts";

/**
 * What search engines and link previews are told about a page. The brand suffix is added to the
 * title unless it already holds the brand. Description: 50 to 160 characters, about what result
 * pages show.
 */
export const seo = role(
  "listing",
  fields({
    title: role("result", role("heading", line(70, 3))).describe(
      "Title of the page in search results and on the tab of the browser. No two pages have the same.",
    ),
    description: role("result", line(160, 50)).describe(
      "What search results say below the title: one or two sentences, 50 to 160 characters.",
    ),
    keywords: role("keywords", between(3, 12, line(50))).describe(
      "Words that patients type for this page, a few in each line.",
    ),
    noindex: yesNo.default(false).describe("Turn on to ask search engines to leave this page out."),
  }),
);

export type Seo = z.infer<typeof seo>;
