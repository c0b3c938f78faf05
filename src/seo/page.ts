import type { Entry } from "../data/load-content.ts";
import type { Location } from "../schemas/location.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import type { Seo } from "../schemas/seo.ts";
import type { Service } from "../schemas/service.ts";

/** A page of this site by name, as breadcrumbs and lists show it. */
export interface PageLink {
  label: string;
  path: string;
}

/** What search engines are told of any page. */
interface SeoPageBase {
  practice: PracticeContent;
  providers: readonly Entry<Provider>[];
  services: readonly Entry<Service>[];
  /** Path of the page, such as /about; "/" for the home page. */
  path: string;
  seo: Seo;
  /** The breadcrumb that the page shows, from the home page to this one; empty on the home page. */
  breadcrumb: readonly PageLink[];
  /** When the page's content last changed, in ISO 8601; undefined when that is not known. */
  modified?: string | undefined;
}

/** A page and, by its kind, what it is about. */
export type SeoPage = SeoPageBase &
  (
    | { kind: "home" | "about" | "contact" | "guide" | "statement" | "not-found" }
    /** A page that lists others; `items` may be empty, as for testimonials. */
    | { kind: "collection"; items: readonly PageLink[] }
    | { kind: "provider"; provider: Entry<Provider> }
    | { kind: "service"; service: Entry<Service> }
    | { kind: "location"; location: Entry<Location> }
  );
