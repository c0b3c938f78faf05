/** Links in the text or an opened dialog, but to files. Browsers do not look at those of a drawing. */
const links =
  "main :not(nav *, svg, svg *) > a[href^='/']:not([href*='.']), dialog a[href^='/']:not([href*='.'])";

/** Milliseconds without a link coming or going after which the visitor is taken to read what is in view. */
const rest = 100;

/**
 * Marks the link nearest the middle of the window when the visitor first stops, whose page the browser then
 * prerenders unless the visitor saves data (public/browser/speculation-rules.json). Not one of a menu in the header,
 * where a pointer that rests says more.
 */
export function foreseePage(): void {
  const inView = new Set<HTMLAnchorElement>();
  let timer: ReturnType<typeof setTimeout>;

  const fromMiddle = (link: HTMLAnchorElement) => {
    const { top, bottom } = link.getBoundingClientRect();
    return Math.abs(top + bottom - innerHeight);
  };
  function mark(): void {
    const [nearest] = [...inView].sort((a, b) => fromMiddle(a) - fromMiddle(b));
    if (nearest === undefined) return;
    nearest.dataset["foreseen"] = "";
    view.disconnect();
  }
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      inView[isIntersecting ? "add" : "delete"](target as HTMLAnchorElement);
    clearTimeout(timer);
    timer = setTimeout(mark, rest);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links))
    if (link.pathname !== location.pathname) view.observe(link);
}
