import type { storageKey } from "./settings.ts";

/** Applies what is stored, or nothing where it has another form. The styles ignore a text size that they do not know. */
export function applyStoredSettings(): void {
  const root = document.documentElement;
  try {
    // Written out: a variable would add bytes to every page.
    const stored = localStorage["settings" satisfies typeof storageKey];
    [, root.dataset["fontSize"] = "", root.className = ""] =
      /^(\d+),((?:high-contrast|reduce-motion| )*)$/.exec(stored) ?? [];
  } catch {
    // Storage is blocked: what the panel has set stays.
  }
}
