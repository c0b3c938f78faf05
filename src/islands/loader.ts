import { afterFirstPaint } from "./after-first-paint.ts";
import { fetchModule } from "./fetch-module.ts";
import { type IslandName, islands } from "./islands.ts";
import { initPopovers } from "./popovers.ts";
import { url as serviceWorker } from "./service-worker.ts?chunk-url";
import { applyStoredSettings, followStoredSettings } from "./stored-settings.ts";

/*
 * The one script of every page. It applies the visitor's settings, downloads and starts an island when the
 * visitor comes near it, and replays presses that came before the island's code.
 * Why so: docs/decisions/0010-islands.md, docs/decisions/0011-first-paint.md.
 */

/** Islands that are starting or running. */
const starts = new WeakMap<HTMLElement, Promise<void>>();
const running = new WeakSet<HTMLElement>();

/** Never rejects: without its code an island stays as the server rendered it, and the next use tries again. */
function start(root: HTMLElement): Promise<void> {
  const known = starts.get(root);
  if (known) return known;
  const started = fetchModule(islands[root.dataset["island"] as IslandName])
    .then((module) => module.start(root))
    .then(() => void running.add(root))
    .catch((reason: unknown) => {
      starts.delete(root);
      console.warn(`${root.dataset["island"]} could not be started.`, reason);
    });
  starts.set(root, started);
  return started;
}

/** The island around an element, or the one that its button opens. */
function islandOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const opener = target.closest("[commandfor], [popovertarget]");
  const opened = document.getElementById(
    opener?.getAttribute("commandfor") ?? opener?.getAttribute("popovertarget") ?? "",
  );
  const island = "[data-island]";
  return (
    target.closest<HTMLElement>(island) ??
    opened?.closest<HTMLElement>(island) ??
    opened?.querySelector<HTMLElement>(island) ??
    null
  );
}

const { connection } = navigator as { connection?: { saveData: boolean } };

/** Starts the island that the visitor comes near. Under Save-Data, React is downloaded only on a press. */
function approach({ target }: { target: EventTarget | null }): void {
  const root = islandOf(target);
  if (root && !(connection?.saveData && "props" in root.dataset)) start(root);
}

/** Controls that do nothing without the island's code. */
const controls = `a[href^="#"], button[type="button"]:not([popovertarget]${"command" in HTMLButtonElement.prototype ? ", [commandfor]" : ""})`;

let repeating = false;

/** Holds a press that needs code until the code runs. What the browser handles natively does not wait. */
function press(event: MouseEvent): void {
  const root = islandOf(event.target);
  if (root === null || repeating) return;
  const note = root.parentElement?.querySelector<HTMLElement>("[data-not-loaded]");
  // Not before the click: what the note leaves would move the control from under the finger.
  if (running.has(root)) note?.replaceChildren();
  if (running.has(root)) return;
  const started = start(root);
  const control = (event.target as Element).closest(controls);
  if (control === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  function repeat(): void {
    repeating = true;
    // Not click(), which would cancel the press of a Space bar that is held down at this moment.
    control?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    repeating = false;
  }
  // Each in its own task, as real presses are, so that React has rendered the previous one.
  started.then(() => {
    if (note) note.textContent = running.has(root) ? "" : (note.dataset["notLoaded"] ?? "");
    setTimeout(repeat);
  });
}

/** On the first user input: from now on an island also starts when it comes into view. */
function watch(): void {
  signs.abort();
  const view = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) approach(entry);
    },
    { rootMargin: "25%" },
  );
  for (const root of document.querySelectorAll("[data-island]")) view.observe(root);
  fetchModule(serviceWorker).then(
    ({ start }) => start(document.body),
    () => undefined,
  );
}

const signs = new AbortController();
const passive = { capture: true, passive: true };

applyStoredSettings();
addEventListener("click", press, { capture: true });
// From now on no press is lost, and the styles show the buttons that need a script.
document.documentElement.dataset["presses"] = "";

// A pointer that already rests on the page is reported with the first paint, which must not wait for this.
afterFirstPaint(() => {
  for (const type of ["pointerover", "pointerdown", "focusin"])
    addEventListener(type, approach, passive);
  for (const type of ["pointermove", "pointerdown", "keydown", "scroll"])
    addEventListener(type, watch, { ...passive, signal: signs.signal });
  // What was open or in use before this script came, what the URL points at, and what starts by itself.
  for (const target of document.querySelectorAll(":focus, dialog[open], [data-start]"))
    approach({ target });
  approach({ target: document.getElementById(location.hash.slice(1)) });
  followStoredSettings();
  initPopovers();
});
