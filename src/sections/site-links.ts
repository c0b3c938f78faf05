import type { Navigation } from "../schemas/navigation.ts";

/** A service as lists of links name it. */
export interface ServiceLink {
  title: string;
  slug: string;
}

/** What header, menu and footer need to know of the site's pages. */
export interface SiteLinks {
  navigation: Navigation;
  services: readonly ServiceLink[];
  /** Path of the current page. */
  path: string;
}

/** The page that searches the site, in the header where the links fit and in the menu where they do not. */
export const searchPath = "/search";

export function servicePath({ slug }: ServiceLink): string {
  return `/service/${slug}`;
}

/**
 * aria-current of a link: "page" on the page itself, "true" on what belongs to it (a service
 * belongs to the entry that lists the services, a location to the locations).
 */
export function currentMark(
  path: string,
  link: { path: string; services?: boolean },
): "page" | "true" | undefined {
  if (path === link.path) return "page";
  const within =
    path.startsWith(`${link.path}/`) || (link.services === true && path.startsWith("/service/"));
  return within ? "true" : undefined;
}
