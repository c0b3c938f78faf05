/** As many pages as a page view fetches unasked, in 60 KB at most: the rules leave out a heavy second one. */
const places = ["first", "second"];

/**
 * Marks links to the first pages that come into view, which the browser then prerenders
 * (src/hosting/rules.ts). Not those of a menu in the header, where a pointer that rests says more, nor
 * of a drawing, which browsers do not look at.
 */
export function foreseePages(): void {
  if ((navigator as { connection?: { saveData: boolean } }).connection?.saveData) return;
  const pages = new Set([location.pathname]);
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const { pathname } = target as HTMLAnchorElement;
      if (!isIntersecting || pages.has(pathname)) continue;
      const place = places[pages.size - 1];
      if (place === undefined) return view.disconnect();
      target.setAttribute("data-foreseen", place);
      pages.add(pathname);
    }
  });
  for (const link of document.querySelectorAll(
    'main :not(nav *, svg, svg *) > a[href^="/"], dialog a[href^="/"]',
  ))
    view.observe(link);
}
