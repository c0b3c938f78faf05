import { type ComponentType, createElement, type ReactElement } from "react";
import type { Picture } from "../components/picture.ts";
import type { Entry } from "../data/load-content.ts";
import type { PageLink } from "../data/page-link.ts";
import type { Language, PathsByLanguage } from "../languages/languages.ts";
import type { Location } from "../schemas/location.ts";
import type { Provider } from "../schemas/provider.ts";
import type { Seo } from "../schemas/seo.ts";
import type { Service } from "../schemas/service.ts";

/** What a page is, for search engines, and what it is about. */
type Subject =
  | { kind: "home" | "about" | "contact" | "guide" | "statement" | "not-found" }
  /** A page that lists others; `items` may be empty, as for testimonials. */
  | { kind: "collection"; items: readonly PageLink[] }
  | { kind: "provider"; provider: Entry<Provider> }
  | { kind: "service"; service: Entry<Service> }
  | { kind: "location"; location: Entry<Location> };

/** What a view is given when its page is rendered. */
export interface RenderContext {
  /** The breadcrumb, from the home page to this one. */
  trail: readonly PageLink[];
  /** Paths of the page by language. */
  translations: PathsByLanguage;
  /** The picture in src/art/ with this file name. Only the bundler knows its URL. */
  pictureOf: (file: string) => Picture;
}

/** A page as the table declares it. */
export type PageEntry = Subject & {
  /** URL path, such as /about; "/" for the home page. */
  path: string;
  /** Its name in the breadcrumb. */
  label: string;
  /** Path of the page one step up in the breadcrumb; the home page has none. */
  parent?: string;
  /** Its name in search results and lists of pages. */
  name: string;
  /** Whether visitors can find it with the search of this site. */
  searchable: boolean;
  seo: Seo;
  /** Left out for English. */
  language?: Language;
  /** Path of the English page that this one translates. */
  translationOf?: string;
  /**
   * Files whose last change is the page's, as paths from the project's root: what its main part
   * shows. Facts of the practice that every page shows do not count as a change of the page.
   */
  sources: readonly string[];
  /** The checked content of the page's own file. */
  content: object;
  render: (context: RenderContext) => Promise<ReactElement>;
};

/** A page of the site, with what follows from the table as a whole. */
export type Page = PageEntry & {
  language: Language;
  /** The breadcrumb, from the home page to this one; empty on the home page. */
  trail: readonly PageLink[];
  /** Paths of this page by language, its own included; empty when it exists in one language only. */
  translations: PathsByLanguage;
};

/**
 * How a page is rendered: a view and its props. The view is imported only then, so that plain Node,
 * which knows neither JSX nor style sheets, can read the table.
 */
export function rendered<Props extends object>(
  view: () => Promise<ComponentType<Props>>,
  props: (context: RenderContext) => NoInfer<Props>,
): PageEntry["render"] {
  return async (context) => createElement(await view(), props(context));
}
