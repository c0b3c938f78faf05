import { part } from "./part.ts";

/**
 * A page to print. Its button prints it once its lazy pictures have loaded. Its boxes are unticked when the
 * visitor leaves.
 */
export function printPage(root: HTMLElement): void {
  const pictures = [...root.querySelectorAll("img")];
  part(root, "print").addEventListener("click", async () => {
    if (!pictures.every(({ complete }) => complete)) {
      for (const picture of pictures) picture.loading = "eager";
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
    }
    print();
  });

  // From the back/forward cache, the page would return with its boxes ticked.
  addEventListener("pagehide", () => {
    for (const box of root.querySelectorAll<HTMLInputElement>(":checked")) box.checked = false;
  });
}
