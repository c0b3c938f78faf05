/**
 * With a query in the URL, fetches the code and the first file of the search before anything else: an emergency may be
 * asked for.
 */
export function prepareSearch(): void {
  const signs = document.querySelector<HTMLElement>("[data-signs]")?.dataset["signs"];
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
