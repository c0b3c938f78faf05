/** With a query in the URL, fetches the code and the first file of the search while React is on its way. */
export function prepareSearch(root: HTMLElement): void {
  const { signs } = root.dataset;
  if (!new URLSearchParams(location.search).get("q") || signs === undefined) return;
  const file = Object.assign(document.createElement("link"), {
    rel: "preload",
    as: "fetch",
    crossOrigin: "anonymous",
    href: signs,
  });
  document.head.append(file);
  import("./search-engine.ts").catch(console.warn);
}
