import type { PageLink } from "../../data/page-link.ts";
import { paths } from "../../data/paths.ts";
import type { Language } from "../../languages/languages.ts";
import type { Navigation } from "../../schemas/navigation.ts";

/** A service as lists of links name it. */
interface ServiceLink {
  title: string;
  /** For narrow columns. */
  shortTitle: string;
  slug: string;
  /** Of title and page, where it is not that of the page with the link. */
  language?: Language | undefined;
}

/** What header, menu and footer need to know of the site's pages. */
export interface SiteLinks {
  navigation: Navigation;
  services: readonly ServiceLink[];
  /** Path of the current page in English. */
  path: string;
}

/** The page that searches the site. */
export const searchPath = paths.search;

/** A link of header, menu or footer. */
export interface NavigationLink extends PageLink {
  /** Whether it leads to the list of services. */
  services?: boolean;
}

/** Links to all services, and last to the list of them. */
export function servicesBelow(
  list: NavigationLink,
  services: readonly ServiceLink[],
  all: string,
): readonly NavigationLink[] {
  return [...services.map((service) => serviceLink(service)), { label: all, path: list.path }];
}

export function serviceLink(
  { title, slug, language }: ServiceLink,
  label: string = title,
): NavigationLink {
  return { label, path: `${paths.service}/${slug}`, language };
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
    path.startsWith(`${link.path}/`) ||
    (link.services === true && path.startsWith(`${paths.service}/`));
  return within ? "true" : undefined;
}
