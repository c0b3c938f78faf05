import type { IslandModule } from "./fetch-module.ts";

/**
 * A page to print. Its button prints it once the pictures have come that load only when they come into
 * view. Its boxes are unticked whenever it is left or restored: nothing of them is kept.
 */
export const start: IslandModule["start"] = (root) => {
  const pictures = [...root.querySelectorAll("img")];
  root.querySelector("button")?.addEventListener("click", async () => {
    if (!pictures.every(({ complete }) => complete)) {
      for (const picture of pictures) picture.loading = "eager";
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
    }
    print();
  });

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
  // Kept whole in memory for Back, the page would come with its ticks.
  addEventListener("pagehide", untick);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) untick();
  });
};
