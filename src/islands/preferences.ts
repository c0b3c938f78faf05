/** What a visitor has set in the accessibility panel. */
export interface Preferences {
  /** Percent of the browser's own text size: 80 to 150 in tens. */
  fontSize: number;
  highContrast: boolean;
  reduceMotion: boolean;
}

/** Percent. */
export const fontSizes = { min: 80, max: 150, step: 10, initial: 100 } as const;

export const defaults: Preferences = {
  fontSize: fontSizes.initial,
  highContrast: false,
  reduceMotion: false,
};

export const storageKey = "accessibility-settings";

/** What may be trusted of a stored value, whatever it is; the rest is as nobody had set it. */
export function checkPreferences(stored: unknown): Preferences {
  const { fontSize, highContrast, reduceMotion } = (
    typeof stored === "object" && stored !== null ? stored : {}
  ) as Record<string, unknown>;
  const known =
    typeof fontSize === "number" &&
    fontSize >= fontSizes.min &&
    fontSize <= fontSizes.max &&
    fontSize % fontSizes.step === 0;
  return {
    fontSize: known ? fontSize : fontSizes.initial,
    highContrast: highContrast === true,
    reduceMotion: reduceMotion === true,
  };
}

/** Puts preferences in force. The styles answer to these three marks on the root of the page. */
export function showPreferences(
  { fontSize, highContrast, reduceMotion }: Preferences,
  root: HTMLElement,
): void {
  root.dataset["fontSize"] = String(fontSize);
  root.classList.toggle("high-contrast", highContrast);
  root.classList.toggle("reduce-motion", reduceMotion);
}

/** Puts in force what is stored. */
export function showStoredPreferences(): void {
  let stored: unknown;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: the page stays as it is.
    return;
  }
  try {
    stored = JSON.parse(String(stored));
  } catch {
    // Rubbish, which the check takes for nothing.
  }
  showPreferences(checkPreferences(stored), document.documentElement);
}

/** Shows what is stored when another tab changes it, and when the page comes back from the back-forward cache. */
export function followPreferences(): void {
  addEventListener("storage", ({ key }) => {
    if (key === storageKey || key === null) showStoredPreferences();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showStoredPreferences();
  });
  // The page that comes may not know yet, when it is shown, that nothing is to move.
  addEventListener("pageswap", (event) => {
    if (!document.documentElement.classList.contains("reduce-motion")) return;
    // WebKit reports as an error what is meant here.
    event.viewTransition?.ready.catch(() => undefined);
    event.viewTransition?.skipTransition();
  });
}

/** The preferences in force. */
export function shownPreferences({ dataset, classList }: HTMLElement): Preferences {
  const stored = {
    fontSize: Number(dataset["fontSize"]),
    highContrast: classList.contains("high-contrast"),
    reduceMotion: classList.contains("reduce-motion"),
  };
  return checkPreferences(stored);
}

/** Where the worker finds `marksOf` what is stored, to write it into each page before the browser sees it. */
export const marksAddress = "/accessibility-settings";

/** The marks of `showPreferences` as attributes in HTML. */
function marksOf({ fontSize, highContrast, reduceMotion }: Preferences): string {
  const classes = [
    ...(highContrast ? ["high-contrast"] : []),
    ...(reduceMotion ? ["reduce-motion"] : []),
  ];
  return `data-font-size="${fontSize}" class="${classes.join(" ")}"`;
}

/** What is being handed to the worker: one after the other, so that the last choice stands. */
let handing = Promise.resolve();

/** A worker cannot read where pages store, so it has a copy of its own. */
async function handToWorker(marks: string | undefined): Promise<void> {
  try {
    if (marks === undefined) await caches.delete(storageKey);
    else await (await caches.open(storageKey)).put(marksAddress, new Response(marks));
  } catch {
    // No worker either: each page's script sets the marks.
  }
}

/** Keeps preferences for later visits. Nothing is kept for a visitor who wants the default. */
export function storePreferences(preferences: Preferences): void {
  const isDefault = Object.entries(defaults).every(
    ([name, value]) => preferences[name as keyof Preferences] === value,
  );
  try {
    if (isDefault) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(preferences));
  } catch {
    // Storage is blocked or full: the choice holds for this page.
    return;
  }
  handing = handing.then(() => handToWorker(isDefault ? undefined : marksOf(preferences)));
}
