import { prepareSearch } from "../parts/search/prepare-search.ts";

const islands = "[data-island]:not([data-hydrated])";

/** The island around an element, or the one in what its button opens. */
function islandAt(target: EventTarget | null): HTMLElement | null | undefined {
  if (!(target instanceof Element)) return null;
  const opened = target.closest("[popovertarget]")?.getAttribute("popovertarget");
  return opened
    ? document.getElementById(opened)?.querySelector<HTMLElement>(islands)
    : target.closest<HTMLElement>(islands);
}

let styles: Promise<unknown> | undefined;

/** The rules for what islands add: a page carries those for its own elements alone. In development it carries all. */
function islandStyles(): Promise<unknown> {
  styles ??= new Promise((done) => {
    const link = document.querySelector<HTMLLinkElement>("link[disabled]");
    if (link === null) return done(undefined);
    link.onload = link.onerror = done;
    link.disabled = false;
  });
  return styles;
}

/**
 * React loads with the first island that needs it. After a failure, the next touch tries again; browsers without
 * https://github.com/whatwg/html/pull/10327 (Firefox before 155) remember the failure until the page is loaded again.
 */
async function start(root: HTMLElement): Promise<void> {
  const { island, together } = root.dataset;
  const isSearch = island === "SiteSearch";
  try {
    const styles = islandStyles();
    if (isSearch) prepareSearch(root);
    const { hydrate } = await (isSearch ? import("./hydrate-search.ts") : import("./hydrate.ts"));
    await styles;
    await hydrate(root);
    if (together)
      for (const other of document.querySelectorAll<HTMLElement>(`[data-together="${together}"]`))
        await hydrate(other);
  } catch (error) {
    console.warn(`${island} was not started.`, error);
  }
}

/**
 * Hydrates each island when what needs it, one of its buttons, comes near the window, or when it or its opener is
 * touched, pointed at or focused. Until then its controls are not shown (utilities.css).
 */
export function startIslands(): void {
  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const root = isIntersecting && islandAt(target);
        if (root) start(root);
        if (isIntersecting) view.unobserve(target);
      }
    },
    { rootMargin: "200px 0px" },
  );
  const hasQuery = new URLSearchParams(location.search).has("q");
  for (const root of document.querySelectorAll<HTMLElement>(islands)) {
    if (root.dataset["asked"] !== undefined) {
      // Somebody may have turned to it before this script came.
      if (hasQuery || root.contains(document.activeElement)) start(root);
      continue;
    }
    const buttons = [...root.querySelectorAll("button")];
    for (const target of buttons.length > 0 ? buttons : [root]) view.observe(target);
  }
  for (const type of ["pointerover", "pointerdown", "focusin"])
    addEventListener(type, ({ target }) => {
      const root = islandAt(target);
      if (root) start(root);
    });
}
