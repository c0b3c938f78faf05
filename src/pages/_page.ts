import { type ComponentType, createElement, type ReactElement } from "react";
import type { OnCall } from "../data/after-hours.ts";
import type { Entry, TopicEntry } from "../data/load-content.ts";
import type { PageLink } from "../data/page-link.ts";
import type { PhotographSlot } from "../files/photographs/named-photographs.ts";
import type { Language, PathsByLanguage } from "../languages/languages.ts";
import type { Location } from "../schemas/location.ts";
import type { Photograph } from "../schemas/photograph.ts";
import type { Provider } from "../schemas/provider.ts";
import type { Recovery } from "../schemas/recovery.ts";
import type { Seo } from "../schemas/seo.ts";
import type { Service } from "../schemas/service.ts";
import type { Picture, ShownPicture } from "../ui/picture.ts";
import type { Readable, SearchPart } from "./_searchable.ts";
import type { ViewProps } from "./_view-props.ts";

/** The kind of a page and its subject, for search engines. */
type Subject =
  | {
      kind: "home" | "about" | "contact" | "collection" | "guide" | "statement" | "not-found";
    }
  | { kind: "provider"; provider: Entry<Provider> }
  | { kind: "service"; service: Entry<Service> }
  | { kind: "topic"; topic: TopicEntry }
  | { kind: "recovery"; recovery: Entry<Recovery> }
  | { kind: "location"; location: Entry<Location> };

/** Known only when a page is rendered. */
export interface RenderContext extends Omit<ViewProps<unknown>, "page"> {
  /** The picture in src/art/ with this file name. Only the bundler knows its URL. */
  pictureOf: (file: string) => Picture;
  /** A photograph as a slot shows it. */
  photographOf: (photograph: Photograph, slot: PhotographSlot) => ShownPicture;
}

/** A page as the table declares it. */
export type PageEntry = Subject & {
  /** URL path of the English page, such as /about; "/" for the home page. */
  path: string;
  /** Its name in the breadcrumb. */
  label: string;
  /** Path of the page one step up in the breadcrumb; left out below the home page. */
  parent?: string;
  /** Its name in search results and lists of pages. */
  name: string;
  /** False when the search of this site leaves it out. */
  searchable?: false;
  seo: Seo;
  /**
   * Files whose last change is the page's, as paths from the project's root: what its main part
   * shows. Facts of the practice that every page shows do not count as a change of the page.
   */
  sources: readonly string[];
  /** The text that the search indexes for the page itself. */
  content: readonly Readable[];
  /** Parts of the page that the search finds by themselves. */
  parts?: readonly SearchPart[];
  /** Whom patients after an operation call at any hour: on their pages, the number of banner, header and dock. */
  onCall?: OnCall | undefined;
  render: (context: RenderContext) => Promise<ReactElement>;
};

/** An entry in one language. Its path is that of the English page. */
export type LocalEntry = PageEntry & { language: Language };

/** A page of the site, with what follows from the table as a whole. */
export type Page = LocalEntry & {
  /** URL path, such as /es/about. */
  path: string;
  /** Path of the English page that this one translates. */
  translationOf: string | undefined;
  /** English paths of all pages in its language; none in English. */
  translated: ReadonlySet<string>;
  /** The breadcrumb, from the home page to this one; empty on the home page. */
  trail: readonly PageLink[];
  /** Paths of this page by language, its own included; empty when it exists in one language only. */
  translations: PathsByLanguage;
};

type ExtraProps<Props> = Omit<Props, keyof ViewProps<unknown>>;

/**
 * How a page is rendered: the content and the view, and the props that this view has in addition to those of
 * every view. The view is imported only then, so that plain Node, which knows neither JSX nor style
 * sheets, can read the table.
 */
export function rendered<Props extends ViewProps<unknown>>(
  page: NoInfer<Props["page"]>,
  view: () => Promise<ComponentType<Props>>,
  ...[extraProps]: keyof ExtraProps<Props> extends never
    ? []
    : [extraProps: (context: RenderContext) => NoInfer<ExtraProps<Props>>]
): PageEntry["render"] {
  return async (context) => {
    const { practice, trail } = context;
    const props = { page, practice, trail, ...extraProps?.(context) };
    return createElement(await view(), props as unknown as Props);
  };
}
