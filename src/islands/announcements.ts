/**
 * Shows each dated notice at the top of the page only during its dates. Runs before the first paint, then
 * every minute. The text of this function is the script in the head of such a page (before-paint.ts): it
 * refers to nothing outside itself.
 */
export function followAnnouncements(): void {
  function show(): void {
    const strip = document.querySelector<HTMLElement>("[data-announcements]");
    // A prerendered page may be shown much later, if ever.
    if (!strip || document.prerendering) return;
    strip.hidden = true;
    for (const notice of strip.querySelectorAll<HTMLElement>("[data-from]")) {
      const { from = "", until = "" } = notice.dataset;
      notice.hidden = Date.now() < Date.parse(from) || Date.now() >= Date.parse(until);
      if (!notice.hidden) strip.hidden = false;
    }
  }
  // The head runs before the body is parsed. Once <main> exists, the notices before it are complete.
  const arrival = new MutationObserver(() => {
    show();
    if (document.querySelector("main")) arrival.disconnect();
  });
  arrival.observe(document, { childList: true, subtree: true });
  setInterval(show, 60_000);
  for (const event of ["prerenderingchange", "visibilitychange", "pageshow"])
    addEventListener(event, show, true);
}
