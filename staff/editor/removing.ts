/*
 * Sveltia removes an entry of a list at one press, and a part of a form when its box is cleared, with all that they
 * hold. The only undo is to leave the form without saving, which loses every other change.
 */

/** What an element holds in words: the summary of a folded entry, else what was typed, preferably a sentence. */
function wordsIn(element: Element | null | undefined): string {
  const typed = [...(element?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])];
  const words = [
    ...(element?.querySelectorAll(".summary") ?? []),
    ...typed.map(({ value }) => ({ textContent: value })),
  ].flatMap(({ textContent }) => textContent?.trim() || []);
  return words.find((text) => text.includes(" ")) ?? words[0] ?? "";
}

/** What a press would remove; undefined for other presses, and for what is still empty. */
function takenAwayBy(target: Element): string | undefined {
  const cross = target.closest('button[aria-label="Remove"]');
  if (cross !== null) return wordsIn(cross.closest("[role=group]")) || undefined;
  const box = target
    .closest(".sui.checkbox")
    ?.querySelector('[role=checkbox][aria-checked="true"]');
  const part = box?.closest("[data-key-path]")?.querySelector("[role=group]");
  return wordsIn(part) || undefined;
}

/** Asks before a part of a form is removed. Call it before the editor starts. */
export function askBeforeRemoving(): void {
  addEventListener(
    "click",
    (event) => {
      const words = event.target instanceof Element ? takenAwayBy(event.target) : undefined;
      if (words === undefined) return;
      const short = words.length > 80 ? `${words.slice(0, 79)}…` : words;
      if (confirm(`Remove “${short}”, with all that belongs to it?`)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
