import type { Language } from "../languages/languages.ts";
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

/** A link of header, menu or footer. */
export interface NavigationLink {
  label: string;
  path: string;
  /** The language of the label and of the page, when it is not English. */
  language?: Language | undefined;
  /** Whether it leads to the list of services. */
  services?: boolean;
}

export function serviceLink({ title, slug }: ServiceLink): NavigationLink {
  return { label: title, path: `/service/${slug}` };
}

/**
 * aria-current of a link: "page" on the page itself, "true" on what belongs to it (a service
 * belongs to the entry that lists the services, a location to the locations).
 */
export function currentMark(
  path: string,
  link: Pick<NavigationLink, "path" | "services">,
): "page" | "true" | undefined {
  if (path === link.path) return "page";
  const within =
    path.startsWith(`${link.path}/`) || (link.services === true && path.startsWith("/service/"));
  return within ? "true" : undefined;
}
