import type { Language } from "../../languages/languages.ts";

/** With a query in the URL, fetches code and first file of the search while React is on its way. */
export function prepareSearch(root: HTMLElement): void {
  const query = new URLSearchParams(location.search).get("q");
  const props = root.closest<HTMLElement>("[data-props]")?.dataset["props"];
  if (!query || props === undefined) return;
  const own = document.documentElement.dataset["language"] as Language;
  import("./search-engine.ts")
    .then(({ signsFor }) => signsFor(JSON.parse(props).urls, own, query))
    .catch(console.warn);
}
