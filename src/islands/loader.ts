import { fetchIsland, isEnhancement, type Start } from "./registry.ts";

/*
 * The one script of every page. It fetches the islands' code at the visitor's first sign of life,
 * starts an island when it is used, and presses again what was pressed before the code had come.
 * Why so: docs/decisions/0040-islands.md.
 */

/** Milliseconds to wait before a download that failed is tried again, while presses wait for it. */
const pauses = [300, 1200];

/** Downloads by name. One that failed for good is forgotten, so that the next use asks again. */
const downloads = new Map<string, Promise<Start>>();
/** Islands that are starting or run. */
const starts = new WeakMap<HTMLElement, Promise<void>>();
const running = new WeakSet<HTMLElement>();

const roots = () => document.querySelectorAll<HTMLElement>("[data-island]");
const nameOf = (root: HTMLElement) => root.dataset["island"] as Parameters<typeof fetchIsland>[0];

async function fetchPatiently(name: Parameters<typeof fetchIsland>[0]): Promise<Start> {
  for (const pause of pauses) {
    try {
      return await fetchIsland(name);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetchIsland(name);
}

function download(root: HTMLElement): Promise<Start> {
  const name = nameOf(root);
  const known = downloads.get(name);
  if (known) return known;
  const code = fetchPatiently(name);
  downloads.set(name, code);
  code.catch(() => downloads.delete(name));
  return code;
}

/** Never rejects: without its code an island stays what the server made it. */
function start(root: HTMLElement): Promise<void> {
  const known = starts.get(root);
  if (known) return known;
  const started = download(root)
    .then((begin) => begin(root))
    .then(() => void running.add(root))
    .catch((reason: unknown) => {
      starts.delete(root);
      console.warn(`${nameOf(root)} stays as the server made it.`, reason);
    });
  starts.set(root, started);
  return started;
}

/** The island that an event means: the one around it, or the one that its button opens. */
function islandOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const opener = target.closest("[commandfor], [popovertarget]");
  const opened = document.getElementById(opener?.getAttribute("commandfor") ?? opener?.getAttribute("popovertarget") ?? "");
  return (
    target.closest<HTMLElement>("[data-island]") ?? opened?.closest<HTMLElement>("[data-island]") ?? opened?.querySelector<HTMLElement>("[data-island]") ?? null
  );
}

/** Presses that wait for the code. What the browser does by itself (open, close, leave the page) does not wait. */
const waiting = `a[href^="#"], button[type="button"]:not([popovertarget]${"command" in HTMLButtonElement.prototype ? ", [commandfor]" : ""})`;

let pressingAgain = false;

function press(event: MouseEvent): void {
  const root = islandOf(event.target);
  if (root === null || running.has(root) || pressingAgain) return;
  const control = (event.target as Element).closest<HTMLElement>(waiting);
  const started = start(root);
  if (control === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const pressAgain = () => {
    // Should the code not have come, this is the plain press, and a link still leads where it says.
    pressingAgain = true;
    control.click();
    pressingAgain = false;
  };
  // Each in a task of its own, as presses come: what the one before has changed is drawn by then.
  started.then(() => setTimeout(pressAgain));
}

function startUsed(event: Event): void {
  const root = islandOf(event.target);
  if (root) start(root);
}

/** An island that holds what the address points at has to know it. `:target` would not: after a reload it comes later. */
function startTarget(): void {
  const root = islandOf(document.getElementById(location.hash.slice(1)));
  if (root) start(root);
}

const asleep = new AbortController();

function warm(): void {
  asleep.abort();
  for (const root of roots()) {
    // React is fetched now and works when it is used; the small scripts can start at once.
    if (isEnhancement(nameOf(root))) start(root);
    else download(root).catch(() => undefined);
  }
}

for (const sign of ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"]) {
  addEventListener(sign, warm, { capture: true, passive: true, signal: asleep.signal });
}
for (const sign of ["pointerover", "pointerdown", "focusin", "scroll"]) {
  addEventListener(sign, startUsed, { capture: true, passive: true });
}
addEventListener("click", press, { capture: true });
addEventListener("hashchange", startTarget);
startTarget();
