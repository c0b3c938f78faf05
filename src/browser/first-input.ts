import type { IslandModule } from "./fetch-module.ts";
import { foreseePage } from "./foresee-page.ts";
import { initPopovers } from "./popovers.ts";
import { registerServiceWorker } from "./service-worker.ts";

/** Reports islands to the loader before they come into view. */
function watchIslands(): void {
  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) target.dispatchEvent(new Event("comeintoview"));
    },
    { rootMargin: "25%" },
  );
  for (const island of document.querySelectorAll("[data-island]")) view.observe(island);
}

let started = false;

/** Starts what a page needs only once its visitor does something. Runs once. */
export const start: IslandModule["start"] = () => {
  if (started) return;
  started = true;
  watchIslands();
  initPopovers();
  registerServiceWorker();
  globalThis.requestIdleCallback?.(foreseePage);
};
