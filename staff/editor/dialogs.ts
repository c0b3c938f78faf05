import { nothingSaved } from "./refusals.ts";

/*
 * Sveltia's messages about a failed save do not fit our format: they say that the other person's change will be lost,
 * which our format keeps, and suggest trying again where our format refuses. Sveltia also offers what is refused:
 * another name for a file that keeps its name, and photographs as logos; and it has programmers' words.
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

/** Rewords the dialogs and notices that are open. Words that are not found stay as they are. */
function reword(): void {
  // A line above the form says the same.
  for (const dialog of document.querySelectorAll("[role=alertdialog], dialog, [role=alert]")) {
    const found = dialogs.find(({ about }) => dialog.textContent.includes(about));
    if (found === undefined) continue;
    const texts = textsIn(dialog);
    for (const [from, to] of Object.entries(found.instead))
      for (const text of texts)
        if (text.data.includes(from)) text.data = text.data.replace(from, to);
  }
}

/** Programmers' words, where they appear, and the words for staff. */
const plainWords: readonly { selector: string; words: RegExp; instead: string }[] = [
  { selector: "h2, [role=menuitem], [role=alert]", words: /\bSlug\b/, instead: "Address" },
  { selector: "[role=alert]", words: /\bslug\b/, instead: "address" },
  { selector: "dialog [role=option]", words: /Global Assets/, instead: "All Pictures" },
  // The box of a part that may be left out says so whether the part is there or not.
  { selector: ".sui.checkbox label", words: /^Add\b/, instead: "Include" },
];

function useStaffWords(): void {
  for (const { selector, words, instead } of plainWords)
    for (const element of document.querySelectorAll(selector))
      if (words.test(element.textContent))
        for (const text of textsIn(element))
          if (words.test(text.data)) text.data = text.data.replace(words, instead);
}

/** Hides elements by their words, which are among those of icons. */
function hide(selector: string, words: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    if (element.textContent.includes(words)) element.style.display = "none";
}

function hideWhatIsRefused(): void {
  hide("[role=menuitem]:disabled", "Edit Slug");
  const folders = [...document.querySelectorAll("dialog [role=option]")];
  // A field with its own folder accepts no pictures from elsewhere.
  if (folders.some(({ textContent }) => textContent.includes("Field Assets")))
    hide("dialog [role=option]", "Global Assets");
}

/** Call it before the editor starts. Dialogs and menus are changed before they are painted. */
export function sayWhatWillHappen(): void {
  const changes = { childList: true, subtree: true, characterData: true };
  const observer = new MutationObserver(() => {
    reword();
    hideWhatIsRefused();
    useStaffWords();
  });
  observer.observe(document.documentElement, changes);
}
