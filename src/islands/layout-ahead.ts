import type { IslandModule } from "./fetch-module.ts";

/** Milliseconds after the page is parsed. A link pressed sooner does not wait for all of its page. */
const delay = 1000;

/**
 * Lays out all of a prerendered page, which browsers put off until its link is pressed, and once more
 * when its fonts have come.
 */
export const start: IslandModule["start"] = async (root) => {
  if (document.readyState === "loading")
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  await new Promise((done) => setTimeout(done, delay));
  if (!document.prerendering) return;
  root.dataset["ahead"] = "";
  root.getBoundingClientRect();
  await document.fonts.ready;
  if (document.prerendering) root.getBoundingClientRect();
};
