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
  /** Who has reviewed it, or that nobody has; undefined where the page says nothing of that. */
  reviewLine: ComponentProps<typeof ReviewLine> | undefined;
}
