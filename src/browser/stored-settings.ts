import type { storageKey } from "../parts/frame/AccessibilitySettings/settings.ts";

/** Applies what is stored. The styles ignore a text size and classes that they do not know. */
export function applyStoredSettings(): void {
  const root = document.documentElement;
  try {
    // The panel's storage key. Not imported, because the loader must be a single file.
    [root.dataset["fontSize"], root.className] = (
      localStorage["settings" satisfies typeof storageKey] ?? ","
    ).split(",");
  } catch {
    // Storage is blocked: what the panel has set stays.
  }
}
