import type { storageKey } from "./settings.ts";

/** Applies what is stored. The styles ignore a text size and classes that they do not know. */
export function applyStoredSettings(): void {
  const root = document.documentElement;
  try {
    // Written out: a variable would add bytes to every page.
    [root.dataset["fontSize"], root.className = ""] = (
      localStorage["settings" satisfies typeof storageKey] ?? ""
    ).split(",");
  } catch {
    // Storage is blocked: what the panel has set stays.
  }
}
