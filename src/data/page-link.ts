/** A page of this site by name, as breadcrumbs and lists show it. */
export interface PageLink {
  label: string;
  /** URL path, such as /about. */
  path: string;
}

/** The page of all symptoms; those of a place of the body are below it. */
export const symptomsPath = "/symptoms";
