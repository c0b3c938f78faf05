/** What a visitor has set in the accessibility panel. */
export interface Preferences {
  /** Percent of the browser's own text size: 80 to 150 in tens. */
  fontSize: number;
  highContrast: boolean;
  reduceMotion: boolean;
}

/** Percent. */
export const fontSizes = { min: 80, max: 150, step: 10, initial: 100 } as const;

export const defaults: Preferences = { fontSize: fontSizes.initial, highContrast: false, reduceMotion: false };

export const storageKey = "accessibility-settings";

// The text of the next three functions is also the script in the page's head (before-paint.ts).
// They therefore name nothing outside themselves: what they need comes as a parameter.

/** What may be trusted of a stored value, whatever it is; the rest is as nobody had set it. */
export function checkPreferences(stored: unknown, sizes: typeof fontSizes): Preferences {
  const { fontSize, highContrast, reduceMotion } = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const known = typeof fontSize === "number" && fontSize >= sizes.min && fontSize <= sizes.max && fontSize % sizes.step === 0;
  return { fontSize: known ? fontSize : sizes.initial, highContrast: highContrast === true, reduceMotion: reduceMotion === true };
}

/** Puts preferences in force. The styles answer to these three marks on the root of the page. */
export function showPreferences({ fontSize, highContrast, reduceMotion }: Preferences, root: HTMLElement): void {
  root.dataset["fontSize"] = String(fontSize);
  root.classList.toggle("high-contrast", highContrast);
  root.classList.toggle("reduce-motion", reduceMotion);
}

/** Shows what is stored: now, when another tab changes it, and when the page comes back from the back-forward cache. */
export function followPreferences(key: string, sizes: typeof fontSizes, check: typeof checkPreferences, show: typeof showPreferences): void {
  function follow() {
    try {
      show(check(JSON.parse(localStorage.getItem(key) ?? "null"), sizes), document.documentElement);
    } catch {
      // Storage is blocked or holds rubbish: the page stays as it is.
    }
  }
  follow();
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) follow();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) follow();
  });
  // The page that comes may not know yet, when it is shown, that nothing is to move.
  addEventListener("pageswap", ({ viewTransition }) => {
    if (document.documentElement.classList.contains("reduce-motion")) viewTransition?.skipTransition();
  });
}

/** The preferences in force. */
export function shownPreferences({ dataset, classList }: HTMLElement): Preferences {
  const stored = {
    fontSize: Number(dataset["fontSize"]),
    highContrast: classList.contains("high-contrast"),
    reduceMotion: classList.contains("reduce-motion"),
  };
  return checkPreferences(stored, fontSizes);
}

/** Keeps preferences for later visits. Nothing is kept for a visitor who wants the default. */
export function storePreferences(preferences: Preferences): void {
  try {
    if (Object.entries(defaults).every(([name, value]) => preferences[name as keyof Preferences] === value)) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(preferences));
  } catch {
    // Storage is blocked or full: the choice holds for this page.
  }
}
