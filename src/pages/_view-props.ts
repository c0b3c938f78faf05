import type { ComponentProps } from "react";
import type { PageLink } from "../data/page-link.ts";
import type { Practice } from "../data/practice.ts";
import type { ReviewLine } from "../parts/article/ReviewLine.tsx";

/** What every view is given. */
export interface ViewProps<PageContent> {
  /** The content of the page's own file. */
  page: PageContent;
  practice: Practice;
  /** The breadcrumb, from the home page to this one. */
  trail: readonly PageLink[];
}

/** What the view of a page with medical advice is given. */
export interface AdviceProps<PageContent> extends ViewProps<PageContent> {
  /** Who has read it as it stands; undefined where nobody has. */
  reviewLine: ComponentProps<typeof ReviewLine> | undefined;
}
