import type { IslandModule } from "./fetch-module.ts";

/**
 * Lays out all of a prerendered page, which browsers put off until its link is pressed, and once more
 * when its fonts have come.
 */
export const start: IslandModule["start"] = async (root) => {
  if (document.readyState === "loading")
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  if (!document.prerendering) return;
  root.dataset["ahead"] = "";
  root.getBoundingClientRect();
  await document.fonts.ready;
  if (document.prerendering) root.getBoundingClientRect();
};
