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

/** Settles once the page is shown, parsed and painted. A prerendered one is not shown before its link is pressed. */
export async function firstPaint(): Promise<void> {
  if (document.prerendering) {
    layOutAhead();
    await next("prerenderingchange");
  }
  if (document.readyState === "loading") await next("DOMContentLoaded");
  // A task of its own, since a frame calls back before it paints.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
