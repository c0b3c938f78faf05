import type { Language } from "../../languages/languages.ts";

/** Fetches code and first file of the search while React is on its way. */
export function prepareSearch(root: HTMLElement): void {
  const query = new URLSearchParams(location.search).get("q") ?? "";
  const own = document.documentElement.dataset["language"] as Language;
  import("./search-engine.ts")
    .then(({ signsFor }) => signsFor(JSON.parse(root.dataset["props"] as string).urls, own, query))
    .catch(console.warn);
}
