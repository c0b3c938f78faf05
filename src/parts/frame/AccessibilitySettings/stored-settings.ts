import type { storageKey } from "./settings.ts";

/** Applies what is stored. The styles ignore a text size and classes that they do not know. */
export function applyStoredSettings(): void {
  const root = document.documentElement;
  try {
    // The name itself, since a variable would be bytes of every page.
    [root.dataset["fontSize"], root.className] = (
      localStorage["settings" satisfies typeof storageKey] ?? ","
    ).split(",");
  } catch {
    // Storage is blocked: what the panel has set stays.
  }
}
