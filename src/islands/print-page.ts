import type { IslandModule } from "./fetch-module.ts";

/** A button that prints the page, once the pictures have come that load only when they come into view. */
export const start: IslandModule["start"] = (root) => {
  const pictures = [...root.querySelectorAll("img")];
  root.querySelector("button")?.addEventListener("click", async () => {
    if (!pictures.every(({ complete }) => complete)) {
      for (const picture of pictures) picture.loading = "eager";
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
    }
    print();
  });
};
