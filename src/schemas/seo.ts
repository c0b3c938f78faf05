import type { z } from "zod";
import { role } from "./field-role.ts";
import { between, fields, line, whole, yesNo } from "./fields.ts";
import { inForm } from "./form-words.ts";

/** The position of a page among its neighbors, from 1 to `most`. */
export const position = (most: number, help: string) =>
  inForm({ label: "Position in lists" }, role("listing", whole(1, most))).describe(help);

const ofPage = {
  title: role("result", role("heading", line(70, 3))).describe(
    "Title of the page in search results and on the tab of the browser. No two pages have the same.",
  ),
  description: role("result", line(160, 50)).describe(
    "What search results say below the title: one or two sentences, 50 to 160 characters.",
  ),
  keywords: role(
    "keywords",
    between(
      3,
      12,
      line(50),
      "Write at least three lines of words that patients type when they look for this page, such as: ear doctor near me.",
    ),
  ).describe("Words that patients type for this page, a few in each line."),
  noindex: inForm({ label: "Keep out of search engines" }, yesNo.default(false)).describe(
    "Turn on to ask search engines to leave this page out.",
  ),
};

const inResults = <T extends z.ZodRawShape>(shape: T) =>
  inForm({ label: "In search results" }, role("listing", fields(shape)));

/**
 * What search engines and link previews are told about a page. The brand suffix is added to the
 * title unless it already holds the brand. Description: 50 to 160 characters, about what result
 * pages show.
 */
export const seo = inResults(ofPage);

/** The same for a page that search results call by its name unless they are given another title. */
export const seoOfNamed = inResults({
  ...ofPage,
  title: ofPage.title
    .optional()
    .describe(
      "Title of the page in search results and on the tab of the browser. Leave empty to use its name.",
    ),
});

export type Seo = z.infer<typeof seo>;
