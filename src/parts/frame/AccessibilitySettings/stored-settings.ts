/** In localStorage. */
export const storageKey = "settings";

/** Applies what is stored. The styles ignore a text size and classes that they do not know. */
export function applyStoredSettings(): void {
  const root = document.documentElement;
  try {
    [root.dataset["fontSize"], root.className] = (localStorage[storageKey] ?? ",").split(",");
  } catch {
    // Storage is blocked: what the panel has set stays.
  }
}
