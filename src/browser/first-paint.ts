const next = (event: string) =>
  new Promise((done) => document.addEventListener(event, done, { once: true }));

/** Settles once the page is shown, parsed and painted. A prerendered one is not shown before its link is pressed. */
export async function firstPaint(): Promise<void> {
  if (document.prerendering) await next("prerenderingchange");
  if (document.readyState === "loading") await next("DOMContentLoaded");
  // A task of its own, since a frame calls back before it paints.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
