/** As many pages as a page view fetches unasked, in 60 KB at most: the rules leave out a heavy second one. */
const places = ["first", "second"];

/** Milliseconds without a link coming or going after which what is in view is taken to be read. */
const rest = 100;

/**
 * Milliseconds between the two. Chromium 156 renders one page at a time, and gives up one with a fragment
 * that has to wait for another (PrerenderFailedDuringPrefetch).
 */
const between = 1000;

/**
 * Marks links to the pages that stand nearest the middle of the window when the visitor stops there,
 * which the browser then prerenders (src/hosting/rules.ts). Not those of a menu in the header, where a
 * pointer that rests says more, nor of a drawing, which browsers do not look at.
 */
export function foreseePages(): void {
  if ((navigator as { connection?: { saveData: boolean } }).connection?.saveData) return;
  const pages = new Set([location.pathname]);
  const inView = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout>;

  const fromMiddle = (link: HTMLAnchorElement) => {
    const { top, bottom } = link.getBoundingClientRect();
    return Math.abs(top + bottom - innerHeight);
  };
  function mark(): void {
    const place = places[pages.size - 1];
    const [nearest] = [...inView]
      .filter(({ pathname }) => !pages.has(pathname))
      .sort((a, b) => fromMiddle(a) - fromMiddle(b));
    if (place === undefined) view.disconnect();
    else if (nearest) {
      nearest.setAttribute("data-foreseen", place);
      pages.add(nearest.pathname);
      wait();
    }
  }
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(mark, pages.size === 1 ? rest : between);
  }
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = target as HTMLAnchorElement;
      if (isIntersecting) inView.add(link);
      else inView.delete(link);
    }
    wait();
  });
  for (const link of document.querySelectorAll(
    'main :not(nav *, svg, svg *) > a[href^="/"], dialog a[href^="/"]',
  ))
    view.observe(link);
}
