import type { Language } from "../../languages/languages.ts";

/** With a query in the URL, fetches code and first file of the search while React is on its way. */
export function prepareSearch(root: HTMLElement): void {
  const query = new URLSearchParams(location.search).get("q");
  const signs = root.dataset["signs"];
  if (!query || signs === undefined) return;
  const own = document.documentElement.dataset["language"] as Language;
  import("./search-engine.ts")
    .then(({ otherLanguage, signsFrom }) =>
      otherLanguage(own, query) ? undefined : signsFrom({ signs, pages: "" }, own),
    )
    .catch(console.warn);
}
