/** How long the status says that the text is copied, in milliseconds. */
const statusTime = 4_000;

/** A button that copies the text beside it. If the browser refuses, selects the text for the visitor to copy. The status holds the words for both. */
export function copyText(root: HTMLElement): void {
  const text = root.querySelector<HTMLElement>("[data-copy]");
  const status = root.querySelector<HTMLElement>("[role=status]");
  let timer: ReturnType<typeof setTimeout>;

  async function copy(): Promise<string | undefined> {
    try {
      await navigator.clipboard.writeText(text?.dataset["copy"] ?? "");
      return status?.dataset["copied"];
    } catch {
      // There is no clipboard outside https, or no permission to use it.
      if (text) getSelection()?.selectAllChildren(text);
      return status?.dataset["selected"];
    }
  }

  root.querySelector("button")?.addEventListener("click", async () => {
    const words = await copy();
    if (status === null) return;
    status.textContent = words ?? "";
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = "";
    }, statusTime);
  });
}
