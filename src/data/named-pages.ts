import type { Content } from "./load-content.ts";
import { routesOf } from "./routes.ts";

/** A page by the name under which visitors find it. */
export interface NamedPage {
  path: string;
  name: string;
  /** What search results say of it, in one or two sentences. */
  summary: string;
  /** The checked content of the page's own file. */
  content: object;
}

/**
 * Every page that a visitor may look for on the site itself, in the order of the routes: all but the
 * search. A page that search engines are asked to leave out may still be what a patient needs.
 */
export function namedPagesOf(content: Content): NamedPage[] {
  return routesOf(content).flatMap(({ path, sources: [file = ""] }) => {
    const own = contentOf(content, file);
    if (path === "/search" || own === undefined) return [];
    const { title, name = title ?? own.seo.title } = own;
    return [
      {
        path,
        name: path === "/" ? content.practice.brand : name,
        summary: own.seo.description,
        content: own,
      },
    ];
  });
}

/** The entry or page that a file such as content/services/sleep-apnea.yaml holds. */
function contentOf(
  content: Content,
  file: string,
): { seo: { title: string; description: string }; title?: string; name?: string } | undefined {
  const [, folder = "", slug = ""] = /^content\/([a-z]+)\/([a-z0-9-]+)\.[a-z]+$/.exec(file) ?? [];
  if (folder === "pages") {
    const page = content.pages[slug as keyof Content["pages"]];
    return "seo" in page ? page : undefined;
  }
  const entries = content[folder as "providers" | "services" | "locations" | "legal"];
  return entries?.find((entry) => entry.slug === slug);
}
