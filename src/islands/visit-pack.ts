import type { IslandModule } from "./fetch-module.ts";

/** Prints the page, and unticks its boxes whenever it is left or restored: nothing of them is kept. */
export const start: IslandModule["start"] = (root) => {
  function untick(): void {
    for (const box of root.querySelectorAll<HTMLInputElement>(":checked")) {
      box.checked = false;
      box.defaultChecked = false;
    }
  }
  // Browsers tick again what was ticked before a reload, or when the tab was closed.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type !== "navigate") untick();
  // Firefox keeps for a restored tab what differs from its default, and ticks it again later.
  root.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) target.defaultChecked = target.checked;
  });
  root.querySelector("button")?.addEventListener("click", () => print());
  // Kept whole in memory for Back, the page would come with its ticks.
  addEventListener("pagehide", untick);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) untick();
  });
};
