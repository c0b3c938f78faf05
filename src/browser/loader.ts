import { showCurrentNotices } from "./announcements.ts";
import { fetchModule } from "./fetch-module.ts";
import { url as firstInput } from "./first-input.ts?chunk-url";
import { firstPaint } from "./first-paint.ts";
import { type IslandName, islands } from "./islands.ts";
import { keepPlace } from "./keep-place.ts";
import { url as releases } from "./releases.ts?chunk-url";
import { forgetPress, stopSecondPress } from "./second-press.ts";
import { applyStoredSettings } from "./stored-settings.ts";

/*
 * The one script file of every page. It downloads and starts an island when the visitor comes near it, replays
 * presses that came before the island's code, and keeps settings and notices as they should be now.
 * Why so: docs/decisions/0010-islands.md, docs/decisions/0011-first-paint.md.
 */

/** Islands that are starting or running. */
const starts = new WeakMap<HTMLElement, Promise<void>>();
const running = new WeakSet<HTMLElement>();

const urlOf = (root: HTMLElement) => islands[root.dataset["island"] as IslandName];

/** Never rejects: without its code an island stays as the server rendered it, and the next use tries again. */
function start(root: HTMLElement): Promise<void> {
  const known = starts.get(root);
  if (known) return known;
  const started = fetchModule(urlOf(root))
    .then((module) => module.start(root))
    .then(() => void running.add(root))
    .catch((reason: unknown) => {
      starts.delete(root);
      console.warn(`${root.dataset["island"]} failed:`, reason);
    });
  starts.set(root, started);
  return started;
}

/** Says beside an island what is wrong with its code (NotLoaded.tsx), or nothing any more. */
function say(root: HTMLElement, what?: "late" | "failed" | "outdated"): void {
  const note = root.parentElement?.querySelector<HTMLElement>("[data-failed]");
  if (note) note.textContent = (what && note.dataset[what]) ?? "";
}

/** Starts an island that the visitor waits for. Says when that takes more than a few seconds. */
async function startNow(root: HTMLElement): Promise<void> {
  const late = setTimeout(say, 4000, root, "late");
  await start(root);
  clearTimeout(late);
  say(root, running.has(root) ? undefined : "failed");
}

/** The island around an element, or the one that its button opens. */
function islandOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const opener = target.closest("[commandfor], [popovertarget]");
  const id = opener?.getAttribute("commandfor") ?? opener?.getAttribute("popovertarget") ?? "";
  const opened = document.getElementById(id);
  const island = "[data-island]";
  const found = target.closest(island) ?? opened?.closest(island) ?? opened?.querySelector(island);
  return found instanceof HTMLElement ? found : null;
}

/** Starts the island that the visitor comes near. Under Save-Data, React is downloaded only on a press. */
function approach({ target }: { target: EventTarget | null }): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  const root = islandOf(target);
  if (root && !(connection?.saveData && "props" in root.dataset)) start(root);
}

/** Controls that do nothing without the island's code. */
const controls = `a[href^="#"], button[type="button"]:not([popovertarget]${"command" in HTMLButtonElement.prototype ? ", [commandfor]" : ""})`;
let repeating = false;

/** Holds a press that needs code until the code runs. What the browser handles natively does not wait. */
async function press(event: MouseEvent): Promise<void> {
  if (repeating || stopSecondPress(event)) return;
  const root = islandOf(event.target);
  if (root === null) return;
  // Not before the click: removing the note would move the control from under the finger.
  if (running.has(root)) return say(root);
  const control = (event.target as Element).closest(controls);
  if (control === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return void start(root);
  event.preventDefault();
  event.stopPropagation();
  await startNow(root);
  // Each in its own task, as real presses are, so that React has rendered the previous one.
  setTimeout(() => {
    repeating = true;
    // Not click(), which would cancel the press of a Space bar that is held down at this moment.
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    repeating = false;
  });
  if (running.has(root)) return;
  // A release takes away the code of pages that were opened before it.
  const file = await fetch(urlOf(root), { method: "HEAD" }).catch(() => undefined);
  if (file?.status !== 404) return;
  say(root, "outdated");
  setTimeout(() => location.reload(), 3000);
}

/** Starts what belongs to the whole page. */
const run = (url: string) =>
  fetchModule(url).then((module) => module.start(document.body), console.warn);

const passive = { capture: true, passive: true };
/** When the page was last hidden. */
let hiddenAt = Date.now();

// Another tab may store other settings, also while this page is in the back/forward cache.
for (const type of ["storage", "pageshow"]) addEventListener(type, applyStoredSettings);
// A notice may begin or end while the page is open, prerendered, in the background or in the back/forward
// cache.
for (const type of ["visibilitychange", "pageshow"]) addEventListener(type, showCurrentNotices);
setInterval(showCurrentNotices, 60_000);
// A release may have replaced a page that was in the back/forward cache, or hidden for an hour.
addEventListener("pageshow", ({ persisted }) => void (persisted && run(releases)));
addEventListener("visibilitychange", () => {
  if (document.hidden) hiddenAt = Date.now();
  else if (Date.now() - hiddenAt > 3_600_000) run(releases);
});
// Also in a new tab, by the middle button or a menu.
for (const type of ["click", "auxclick", "contextmenu"]) addEventListener(type, keepPlace, passive);
addEventListener("click", press, { capture: true });
addEventListener("keydown", forgetPress, { capture: true });
// From now on no press is lost, and the styles show the buttons that need a script.
document.documentElement.dataset["presses"] = "";

// A pointer that already rests on the page is reported with the first paint, which must not wait for this.
firstPaint().then(() => {
  for (const type of ["pointerover", "pointerdown", "focusin", "comeintoview"])
    addEventListener(type, approach, passive);
  for (const type of ["pointermove", "pointerdown", "keydown", "scroll"])
    addEventListener(type, () => run(firstInput), { ...passive, once: true });
  // What was open or in use before this script loaded, what the URL points at, and what starts by itself.
  for (const root of document.querySelectorAll<HTMLElement>("[data-start]")) startNow(root);
  const inUse = ":focus, :focus > [data-island], dialog[open]";
  for (const target of document.querySelectorAll(inUse)) approach({ target });
  approach({ target: document.getElementById(location.hash.slice(1)) });
  // With popovertarget, screen readers call the button of a dialog collapsed. Only browsers without commands
  // need it.
  if ("command" in HTMLButtonElement.prototype)
    for (const button of document.querySelectorAll("[commandfor]"))
      button.removeAttribute("popovertarget");
});
