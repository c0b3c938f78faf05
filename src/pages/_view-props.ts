import type { PageLink } from "../data/page-link.ts";
import type { Practice } from "../data/practice.ts";

/** What every view is given. */
export interface ViewProps<PageContent> {
  /** The content of the page's own file. */
  page: PageContent;
  practice: Practice;
  /** The breadcrumb, from the home page to this one. */
  trail: readonly PageLink[];
}
