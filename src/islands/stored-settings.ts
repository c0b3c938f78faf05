import type { Settings, storageKey } from "./AccessibilitySettings/settings.ts";

// The loader cannot share code with the panel: it must be a single file.
const key: typeof storageKey = "accessibility-settings";

function storedSettings(): Partial<Settings> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    // Storage is blocked, or holds something else.
    return null;
  }
}

/** Applies what is stored. The styles ignore a text size that they do not know. */
export function applyStoredSettings(): void {
  const { dataset, classList } = document.documentElement;
  const stored = storedSettings();
  dataset["fontSize"] = String(stored?.fontSize ?? 100);
  classList.toggle("high-contrast", stored?.highContrast === true);
  classList.toggle("reduce-motion", stored?.reduceMotion === true);
}

/** Applies what another tab stores, and what is stored when the page returns from the back-forward cache. */
export function followStoredSettings(): void {
  addEventListener("storage", applyStoredSettings);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) applyStoredSettings();
  });
}
