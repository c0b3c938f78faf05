const next = (event: string) =>
  new Promise((done) => document.addEventListener(event, done, { once: true }));

const layOut = () => document.body.getBoundingClientRect();

/**
 * Lays out all of a prerendered page, which browsers put off until its link is pressed, and once more
 * when its fonts have come.
 */
async function layOutAhead(): Promise<void> {
  if (document.readyState === "loading") await next("DOMContentLoaded");
  if (!document.prerendering) return;
  // What stands far below is not left for later (src/styles/utilities.css).
  document.documentElement.dataset["ahead"] = "";
  layOut();
  await document.fonts.ready;
  if (document.prerendering) layOut();
}

/** Settles once the page is shown, painted and parsed. A prerendered one is not shown before its link is pressed. */
export async function firstPaint(): Promise<void> {
  if (document.prerendering) {
    layOutAhead();
    await next("prerenderingchange");
  }
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint"))
    await Promise.race([
      new Promise((done) => {
        new PerformanceObserver(done).observe({ type: "paint", buffered: true });
      }),
      // Firefox 153 reports no paint of a page that is loaded again, until something on it changes.
      new Promise((done) => setTimeout(done, 2000)),
    ]);
  if (document.readyState === "loading") await next("DOMContentLoaded");
}
