import { fetchModule } from "./fetch-module.ts";
import { url as layoutAhead } from "./layout-ahead.ts?chunk-url";

const next = (event: string) =>
  new Promise((done) => document.addEventListener(event, done, { once: true }));

/** Lays out what there is of the page, and leaves nothing for later (src/styles/utilities.css). */
function layOut(): void {
  document.documentElement.dataset["ahead"] = "";
  document.documentElement.getBoundingClientRect();
}

/** Settles once the page is shown, parsed and painted. A prerendered one is not shown before its link is pressed. */
export async function firstPaint(): Promise<void> {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A reload and Back restore a distance from the top, which leads elsewhere while heights are estimates.
  if (visit?.type !== "navigate") layOut();
  // Who goes to the end would stop short of it once all has its height.
  addEventListener("keydown", ({ key }) => key === "End" && layOut(), { capture: true });
  if (document.prerendering) {
    fetchModule(layoutAhead).then(({ start }) => start(document.documentElement), console.warn);
    await next("prerenderingchange");
  }
  if (document.readyState === "loading") await next("DOMContentLoaded");
  // A task of its own, since a frame calls back before it paints.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
