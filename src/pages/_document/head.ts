import { contentIn } from "../../data/content.ts";
import type { Content } from "../../data/load-content.ts";
import { siteUrlOf } from "../../data/practice.ts";
import { getModified } from "../../files/modified.ts";
import type { Page } from "../_page.ts";
import { metadataOf } from "./metadata.ts";
import { graphOf } from "./structured-data.ts";

/** What the head of a page has, except scripts: its metadata, its structured data and the first lines of its styles. */
export function headOf(page: Page, site: Content) {
  const content = contentIn(site, page.language);
  // The host is for print styles, which write out the URLs of links.
  const { host } = new URL(siteUrlOf(content.practice));
  return {
    ...metadataOf(content.practice, page),
    graph: graphOf(page, content, getModified()(page.sources)),
    firstStyles: `@layer reset, tokens, base, layout, components, utilities, modes, print;@layer tokens{:root{--site:"${host}"}}`,
  };
}
