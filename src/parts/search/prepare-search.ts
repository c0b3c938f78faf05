import type { Language } from "../../languages/languages.ts";

/** With a query in the URL, fetches code and first file of the search while React is on its way. */
export function prepareSearch(root: HTMLElement): void {
  if (!new URLSearchParams(location.search).get("q")) return;
  const signs = root.dataset["signs"] ?? "";
  const language = document.documentElement.dataset["language"] as Language;
  import("./search-files.ts")
    .then(({ signsFrom }) => signsFrom({ signs, pages: "" }, language))
    .catch(console.warn);
}
