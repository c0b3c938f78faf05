import { part } from "../../ui/part.ts";

/** How long the status says that the text is copied, in milliseconds. */
const statusTime = 4_000;

/** A button that copies the text beside it. If the browser refuses, selects the text for the visitor to copy. The status holds the words for both. */
export function copyText(root: HTMLElement): void {
  const text = part(root, "text");
  const status = part(root, "status");
  let timer: ReturnType<typeof setTimeout>;

  async function copy(): Promise<string | undefined> {
    try {
      await navigator.clipboard.writeText(text.dataset["copy"] ?? "");
      return status.dataset["copied"];
    } catch {
      // There is no clipboard outside https, or no permission to use it.
      getSelection()?.selectAllChildren(text);
      return status.dataset["selected"];
    }
  }

  part(root, "copy").addEventListener("click", async () => {
    status.textContent = (await copy()) ?? "";
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = "";
    }, statusTime);
  });
}
