import type { IslandModule } from "./fetch-module.ts";

/** Prints the page, and unticks its boxes whenever it is left or restored: nothing of them is kept. */
export const start: IslandModule["start"] = (root) => {
  function untick(): void {
    for (const box of root.querySelectorAll<HTMLInputElement>(":checked")) {
      box.checked = false;
      box.defaultChecked = false;
    }
  }
  // Browsers tick again what was ticked before a reload. In the markup of a checkbox the attribute is invalid.
  for (const box of root.querySelectorAll("input")) box.autocomplete = "off";
  // Firefox keeps for a restored tab what differs from its default, whatever `autocomplete` says.
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
