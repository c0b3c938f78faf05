import { nothingSaved } from "./refusals.ts";

/*
 * What Sveltia says when it saves nothing holds for Sveltia alone: that the other person's change will
 * be lost, which our format keeps, and that trying again later may help where our format refuses. It
 * also offers "Edit Slug" where the name of a file cannot be changed.
 */

/** What a dialog is about, by a sentence of it, and what to write in place of its texts. */
const dialogs: readonly { about: string; instead: Readonly<Record<string, string>> }[] = [
  {
    about: "If you save now, their changes will be lost.",
    instead: {
      "If you save now, their changes will be lost.":
        "If you save now, both are kept: their change and yours. Only where both of you changed the same words, you will be asked.",
      "Save Anyway": "Keep Both",
    },
  },
  {
    about: nothingSaved,
    instead: {
      "There was an error while saving the entry. Please try again later.": "",
    },
  },
];

/** Texts below an element that can be replaced. */
function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Rewords the dialogs that are open. Words that are not found stay as they are. */
function reword(): void {
  for (const dialog of document.querySelectorAll("[role=alertdialog], dialog")) {
    const found = dialogs.find(({ about }) => dialog.textContent.includes(about));
    if (found === undefined) continue;
    const texts = textsIn(dialog);
    for (const [from, to] of Object.entries(found.instead))
      for (const text of texts)
        if (text.data.includes(from)) text.data = text.data.replace(from, to);
  }
}

function hideRenaming(): void {
  for (const item of document.querySelectorAll<HTMLElement>("[role=menuitem]:disabled"))
    if (item.textContent.trim() === "Edit Slug") item.style.display = "none";
}

/** Call it before the editor starts. Dialogs and menus are changed before they are painted. */
export function sayWhatWillHappen(): void {
  const changes = { childList: true, subtree: true, characterData: true };
  const observer = new MutationObserver(() => {
    reword();
    hideRenaming();
  });
  observer.observe(document.documentElement, changes);
}
