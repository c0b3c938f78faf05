import type { FunctionComponent } from "react";
import { SiteSearch } from "../parts/search/SiteSearch.tsx";
import { hydrate as hydrateIsland } from "./hydrate.ts";

/** Hydrates a search: a file of its own, since its pages alone need it, that comes beside React and not after it. */
export function hydrate(root: HTMLElement): Promise<void> {
  return hydrateIsland(root, SiteSearch as FunctionComponent<object>);
}
