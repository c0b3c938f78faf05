import type { IslandModule } from "./fetch-module.ts";

/**
 * A page to print. Its button prints it once the pictures have come that load only when they come into
 * view. Its boxes are unticked when it is left.
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

  // Kept whole in memory for Back, the page would come with its ticks.
  addEventListener("pagehide", () => {
    for (const box of root.querySelectorAll<HTMLInputElement>(":checked")) box.checked = false;
  });
};
