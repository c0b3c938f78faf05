import type { Language } from "../languages/languages.ts";

/** A page of this site by name, as breadcrumbs and lists show it. */
export interface PageLink {
  label: string;
  /** URL path, such as /about. */
  path: string;
  /** Of label and page, where it is not that of the page with the link. */
  language?: Language | undefined;
}

/** A page in a list of links. */
export interface ListedPage extends PageLink {
  text?: string | undefined;
  /** Ids that the page with the list had before what they named moved to the listed one. Links to them end here. */
  anchors?: readonly string[] | undefined;
}
