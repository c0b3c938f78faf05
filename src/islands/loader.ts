import { fetchStart, type Runtime, type Start } from "./fetch-start.ts";
import { keepOpenStatus } from "./open-status.ts";
import { tendPopovers } from "./popovers.ts";
import { followPreferences, showStoredPreferences } from "./preferences.ts?own";
import { whenSeen } from "./when-seen.ts";

/*
 * The one script of every page. It puts the visitor's settings in force, fetches the islands' code at the
 * first sign of life and starts them when the browser is idle, or at once when one is used, and presses
 * again what was pressed before the code had come.
 * Why so: docs/decisions/0010-islands.md, docs/decisions/0011-first-paint.md.
 */

showStoredPreferences();
// From now on no press is lost, and the styles offer the buttons that need a script.
document.documentElement.dataset["presses"] = "";

/** Milliseconds to wait before a download that failed is tried again, while presses wait for it. */
const pauses = [300, 1200];

/** Downloads that run or are done. One that failed for good is forgotten, so that the next use asks again. */
const downloads: Partial<Record<Runtime, Promise<Start>>> = {};
const failures: Record<Runtime, number> = { react: 0, plain: 0, search: 0 };
/** Islands that are starting or run. */
const starts = new WeakMap<HTMLElement, Promise<void>>();
const running = new WeakSet<HTMLElement>();

const runtimeOf = ({ dataset }: HTMLElement): Runtime =>
  dataset["props"] !== undefined ? "react" : dataset["index"] === undefined ? "plain" : "search";

async function fetchPatiently(runtime: Runtime): Promise<Start> {
  for (const pause of pauses) {
    try {
      return await fetchStart(runtime, failures[runtime]);
    } catch {
      failures[runtime] += 1;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetchStart(runtime, failures[runtime]);
}

function download(runtime: Runtime): Promise<Start> {
  const known = downloads[runtime];
  if (known) return known;
  const code = fetchPatiently(runtime);
  downloads[runtime] = code;
  code.catch(() => {
    failures[runtime] += 1;
    delete downloads[runtime];
  });
  return code;
}

/** Never rejects: without its code an island stays what the server made it. */
function start(root: HTMLElement): Promise<void> {
  const known = starts.get(root);
  if (known) return known;
  const started = download(runtimeOf(root))
    .then((begin) => begin(root))
    .then(() => void running.add(root))
    .catch((reason: unknown) => {
      starts.delete(root);
      console.warn(`${root.dataset["island"]} stays as the server made it.`, reason);
    });
  starts.set(root, started);
  return started;
}

/** The island that an event means: the one around it, or the one that its button opens. */
function islandOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const opener = target.closest("[commandfor], [popovertarget]");
  const opened = document.getElementById(
    opener?.getAttribute("commandfor") ?? opener?.getAttribute("popovertarget") ?? "",
  );
  return (
    target.closest<HTMLElement>("[data-island]") ??
    opened?.closest<HTMLElement>("[data-island]") ??
    opened?.querySelector<HTMLElement>("[data-island]") ??
    null
  );
}

/** Buttons that do nothing without code. */
const inert = `button[type="button"]:not([popovertarget]${"command" in HTMLButtonElement.prototype ? ", [commandfor]" : ""})`;

let pressingAgain = false;

/** How often a strip has been moved by hand: that takes back the presses on its island which still wait. */
const moves = new WeakMap<HTMLElement, number>();

function pressWhenRunning(control: HTMLElement, root: HTMLElement): void {
  const before = moves.get(root);
  const pressAgain = () => {
    if (moves.get(root) !== before) return;
    // Should the code not have come, this is the plain press, and a link still leads where it says.
    pressingAgain = true;
    // Not click(): it would take the press of a Space bar that is down at this moment.
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    pressingAgain = false;
  };
  // Each in a task of its own, as presses come: what the one before has changed is drawn by then.
  start(root).then(() => setTimeout(pressAgain));
}

/** What the browser does by itself (open, close, leave the page) does not wait. */
function press(event: MouseEvent): void {
  const root = islandOf(event.target);
  if (root === null || running.has(root) || pressingAgain) return;
  start(root);
  const control = (event.target as Element).closest<HTMLElement>(`a[href^="#"], ${inert}`);
  if (control === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  pressWhenRunning(control, root);
}

function startUsed({ type, target }: Event): void {
  const root = islandOf(target);
  if (root === null) return;
  start(root);
  if (
    type === "scroll" ||
    (type === "pointerdown" && (target as Element).closest('[tabindex="0"]'))
  )
    moves.set(root, (moves.get(root) ?? 0) + 1);
}

/** Starts an island that holds what is in use. */
function startAround(element: Element | null): void {
  const root = islandOf(element);
  if (root) start(root);
}

/**
 * Starts an island that was in use before anything could note it. The button of the list of services has
 * opened it by the focus alone (SiteHeader.module.css), and it is to stay open.
 */
function startFocused(element: Element | null): void {
  const root = islandOf(element);
  if (root === null || starts.has(root)) return;
  if (element instanceof HTMLElement && element.matches(inert)) pressWhenRunning(element, root);
  else start(root);
}

/** An island that holds what the address points at has to know it. `:target` would not: after a reload it comes later. */
const startTarget = () => startAround(document.getElementById(location.hash.slice(1)));

const asleep = new AbortController();

const idle = () =>
  new Promise((resolve) =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  );

async function warm({ type, movementX, movementY }: Partial<PointerEvent>): Promise<void> {
  // A pointer that rests while the page comes under it gives no sign.
  if (type === "pointermove" && movementX === 0 && movementY === 0) return;
  asleep.abort();
  const roots = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const drawn = roots.filter((root) => runtimeOf(root) === "react");
  for (const root of roots) if (!drawn.includes(root)) start(root);
  if (drawn.length === 0) return;
  // React takes its time. One island after the other, while nobody waits for anything else.
  try {
    await download("react");
    for (const root of drawn) {
      await idle();
      await start(root);
    }
  } catch {
    // Whoever uses an island asks for its code again.
  }
}

const watching = { capture: true, passive: true };
const warming = { ...watching, signal: asleep.signal };
for (const sign of ["pointerdown", "touchstart", "keydown", "scroll"])
  addEventListener(sign, warm, warming);
for (const sign of ["pointerdown", "focusin", "scroll"])
  addEventListener(sign, startUsed, watching);
addEventListener("click", press, { capture: true });
addEventListener("hashchange", startTarget);

whenSeen(() => {
  // Of a pointer that rests the browser tells as it paints.
  addEventListener("pointermove", warm, warming);
  addEventListener("pointerover", startUsed, watching);
  startTarget();
  // A search stands in the address: in its query, or in an address that leads nowhere.
  for (const root of document.querySelectorAll<HTMLElement>("[data-index]"))
    if (location.search !== "" || "guess" in root.dataset) start(root);
  followPreferences();
  tendPopovers();
  // What the browser has opened by itself, and what was in use, from before anything could note it.
  startAround(document.querySelector("dialog[open]"));
  startFocused(document.activeElement);
  keepOpenStatus();
});
