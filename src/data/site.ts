import type { Provider } from "../schemas/provider.ts";
import { artOf } from "./art.ts";
import { getContent } from "./content.ts";
import type { Entry } from "./load-content.ts";
import { routesOf } from "./routes.ts";

/** A step of a breadcrumb. */
interface Step {
  label: string;
  path: string;
}

/** Home first, then the steps to a page. */
export function trailTo(...steps: Step[]): Step[] {
  return [{ label: "Home", path: "/" }, ...steps];
}

/** The portrait of a provider. */
export function portraitOf({ slug, image }: Entry<Provider>) {
  return artOf(image.file, `content/providers/${slug}.yaml`);
}

/** Names with their logos, for insurers and affiliations. */
export function marksOf(marks: readonly { name: string; logo?: string | undefined }[]) {
  return marks.map(({ name, logo }) => ({
    name,
    logo: logo === undefined ? undefined : artOf(logo, "content/practice.yaml"),
  }));
}

/** Neighborhoods that have a card. */
export function getListedLocations() {
  return getContent().locations.filter(({ listed }) => listed);
}

let sources: Map<string, string[]> | undefined;

/** Content files that the page at a path is made of; none for a page outside the routes, such as 404. */
export function sourcesOf(path: string): string[] {
  sources ??= new Map(routesOf(getContent()).map((route) => [route.path, route.sources]));
  return sources.get(path) ?? [];
}
