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

/** In localStorage. */
export const storageKey = "settings";

/** As a page reads them before its first paint (stored-settings.ts): the text size, and the classes after a comma. */
function textOf({ fontSize, highContrast, reduceMotion }: Settings): string {
  const classes = [highContrast && "high-contrast", reduceMotion && "reduce-motion"];
  return `${fontSize},${classes.filter(Boolean).join(" ")}`;
}

/**
 * Stores settings for later visits; nothing is stored for the default.
 *
 * @returns false where the browser refuses: they apply to this page alone
 */
export function storeSettings(settings: Settings): boolean {
  try {
    if (textOf(settings) === textOf(defaults)) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, textOf(settings));
    return true;
  } catch {
    return false;
  }
}
