import type { Crumb } from "../components/Breadcrumbs.tsx";
import { artOf } from "./art.ts";
import { getContent } from "./content.ts";
import type { Entry } from "./load-content.ts";
import type { Provider } from "../schemas/provider.ts";

/** Home first, then the steps to a page. */
export function trailTo(...steps: Crumb[]): Crumb[] {
  return [{ label: "Home", path: "/" }, ...steps];
}

/** The portrait of a provider. */
export function portraitOf({ slug, image }: Entry<Provider>) {
  return artOf(image.file, `content/providers/${slug}.yaml`);
}

/** Names with their logos, for insurers and affiliations. */
export function marksOf(marks: readonly { name: string; logo?: string | undefined }[]) {
  return marks.map(({ name, logo }) => ({ name, logo: logo === undefined ? undefined : artOf(logo, "content/practice.yaml") }));
}

/** Neighborhoods that have a card. */
export function getListedLocations() {
  return getContent().locations.filter(({ listed }) => listed);
}
