/** What a visitor has set in the accessibility panel. */
export interface Settings {
  /** Percent of the browser's own text size. */
  fontSize: number;
  highContrast: boolean;
  reduceMotion: boolean;
}

/** Percent. The styles know these sizes. */
export const fontSizes = { min: 80, max: 150, step: 10 } as const;

export const defaults: Settings = { fontSize: 100, highContrast: false, reduceMotion: false };

/** In localStorage, and the name of the service worker's cache. */
export const storageKey = "accessibility-settings";

/** Cache key of the root element's attributes, which the service worker writes into each page. */
export const attributesPath = "/accessibility-settings";

/** The current settings. An unknown text size counts as the default. */
export function settingsOf({ dataset, classList }: HTMLElement): Settings {
  const { min, max, step } = fontSizes;
  const fontSize = Number(dataset["fontSize"]);
  const exists = fontSize >= min && fontSize <= max && fontSize % step === 0;
  return {
    fontSize: exists ? fontSize : defaults.fontSize,
    highContrast: classList.contains("high-contrast"),
    reduceMotion: classList.contains("reduce-motion"),
  };
}

/** Applies settings. The styles follow these attributes of the root element. */
export function applySettings(
  { fontSize, highContrast, reduceMotion }: Settings,
  root: HTMLElement,
): void {
  root.dataset["fontSize"] = String(fontSize);
  root.classList.toggle("high-contrast", highContrast);
  root.classList.toggle("reduce-motion", reduceMotion);
}

/** The same attributes as HTML. */
function attributesOf({ fontSize, highContrast, reduceMotion }: Settings): string {
  const classes = [highContrast && "high-contrast", reduceMotion && "reduce-motion"];
  return `data-font-size="${fontSize}" class="${classes.filter(Boolean).join(" ")}"`;
}

/** Writes copies one at a time, so that the last choice wins. */
let copying = Promise.resolve();

/** A service worker cannot read localStorage, so it has a copy in its cache. */
async function copyForWorker(attributes: string | undefined): Promise<void> {
  try {
    if (attributes === undefined) await caches.delete(storageKey);
    else await (await caches.open(storageKey)).put(attributesPath, new Response(attributes));
  } catch {
    // No service worker either: the loader applies the settings.
  }
}

/**
 * Stores settings for later visits; nothing is stored for the default.
 *
 * @returns false where the browser refuses: they hold for this page alone
 */
export function storeSettings(settings: Settings): boolean {
  const isDefault = JSON.stringify({ ...defaults, ...settings }) === JSON.stringify(defaults);
  try {
    if (isDefault) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    return false;
  }
  copying = copying.then(() => copyForWorker(isDefault ? undefined : attributesOf(settings)));
  return true;
}
