/** Links in the text or in a dialog, except to files. Speculation rules ignore links in an SVG. */
const links =
  "main :not(svg, svg *) > a[href^='/']:not([href*='.']), dialog a[href^='/']:not([href*='.'])";

/** Milliseconds without a link entering or leaving the view, after which the visitor counts as reading. */
const settleTime = 100;

/**
 * Has the browser prerender the page that is likely to be next, unless the visitor saves data
 * (public/browser/speculation-rules.json): marks the link nearest the middle of the window when the visitor first stops
 * scrolling. Where no finger points, marks the page, too, so that a short hover is enough; on a phone, `eager` would
 * render every link in view. Asks for a finger rather than for hovering: a headless browser says that nothing hovers.
 */
export function foreseePage(): void {
  if (!matchMedia("(pointer: coarse)").matches) document.documentElement.dataset["eager"] = "";
  // This script may come after the first scroll.
  if (scrollY > 0) watchLinks();
  else addEventListener("scroll", watchLinks, { once: true, passive: true });
}

function watchLinks(): void {
  const inView = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout>;

  const fromMiddle = (link: HTMLAnchorElement) => {
    const { top, bottom } = link.getBoundingClientRect();
    return Math.abs(top + bottom - innerHeight);
  };
  function mark(): void {
    const [nearest, next] = [...inView].sort((a, b) => fromMiddle(a) - fromMiddle(b));
    if (nearest === undefined) return;
    view.disconnect();
    // Of a row, none is likelier than the others, and rendering a wrong page keeps the right one waiting.
    if (next === undefined || fromMiddle(nearest) < fromMiddle(next))
      nearest.dataset["foreseen"] = "";
  }
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      inView[isIntersecting ? "add" : "delete"](target as HTMLAnchorElement);
    clearTimeout(timer);
    timer = setTimeout(mark, settleTime);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links))
    if (link.pathname !== location.pathname) view.observe(link);
}
