import type { IslandModule } from "./fetch-module.ts";

/** A button that prints the page. */
export const start: IslandModule["start"] = (root) => {
  root.querySelector("button")?.addEventListener("click", () => print());
};
