import type { Settings, storageKey } from "./AccessibilitySettings/settings.ts";

// The loader cannot share code with the panel: it must be a single file.
const key: typeof storageKey = "accessibility-settings";

/** Applies what is stored. The styles ignore a text size that they do not know. */
export function applyStoredSettings(): void {
  let stored: Partial<Settings> | null = null;
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    // Storage is blocked, or holds something else.
  }
  const { dataset, classList } = document.documentElement;
  dataset["fontSize"] = String(stored?.fontSize ?? 100);
  classList.toggle("high-contrast", stored?.highContrast === true);
  classList.toggle("reduce-motion", stored?.reduceMotion === true);
}
