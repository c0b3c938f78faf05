const next = (event: string) =>
  new Promise((done) => document.addEventListener(event, done, { once: true }));

/** Settles once the page is shown, painted and parsed. A prerendered one is not shown before its link is pressed. */
export async function firstPaint(): Promise<void> {
  if (document.prerendering) await next("prerenderingchange");
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint"))
    await new Promise((done) => {
      new PerformanceObserver(done).observe({ type: "paint", buffered: true });
    });
  if (document.readyState === "loading") await next("DOMContentLoaded");
}
