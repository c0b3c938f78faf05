// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { IslandModule } from "../../../src/browser/fetch-module.ts";
import {
  defaults,
  settingsOf,
  storeSettings,
} from "../../../src/parts/frame/AccessibilitySettings/settings.ts";

interface Download {
  url: string;
  succeed: (start: IslandModule["start"]) => void;
  fail: () => void;
}

/** Every file that the loader asks for; a test decides what becomes of it. */
let downloads: Download[] = [];
const urls = () => downloads.map(({ url }) => url);

vi.mock("../../../src/browser/islands.ts", () => ({
  islands: { Menu: "/menu.js", Carousel: "/react.js", Settings: "/react.js", Status: "/status.js" },
}));
vi.mock("../../../src/browser/first-input.ts?chunk-url", () => ({ url: "/first-input.js" }));
vi.mock("../../../src/browser/releases.ts?chunk-url", () => ({ url: "/releases.js" }));
vi.mock("../../../src/browser/fetch-module.ts", () => ({
  fetchModule: (url: string) =>
    new Promise<IslandModule>((resolve, reject) => {
      downloads.push({
        url,
        succeed: (start) => resolve({ start }),
        fail: () => reject(new TypeError("Failed to fetch")),
      });
    }),
}));

const $ = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
const press = (selector: string, init: MouseEventInit = {}) =>
  $(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
const send = (selector: string, type: string) =>
  $(selector).dispatchEvent(new Event(type, { bubbles: true }));

/** Counts the presses that reach a control once its island runs. */
const reached = vi.fn();
const listen: IslandModule["start"] = (root) =>
  root.addEventListener("click", (event) => reached((event.target as Element).id));

let life = new AbortController();

/** The page as the loader finds it. */
async function load({ saveData = false, markup = "" } = {}): Promise<void> {
  vi.stubGlobal("navigator", { connection: { saveData } });
  document.body.innerHTML = `
    <b data-island="Status" data-start></b>
    <div data-island="Menu"><button type="button" id="chevron"></button></div>
    <div data-island="Carousel" data-props="{}">
      <button type="button" id="next"></button><a href="#slide" id="dot"></a><a href="/about" id="away"></a>
      <p id="slide"></p>
    </div>
    <button type="button" popovertarget="panel" id="opener"></button>
    <div id="panel"><div data-island="Settings" data-props="{}"><button type="button" id="larger"></button></div></div>
    ${markup}`;
  vi.resetModules();
  await import("../../../src/browser/loader.ts");
  // Until it takes the page for painted.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(20);
  else await turn();
}

beforeEach(() => {
  downloads = [];
  life = new AbortController();
  reached.mockClear();
  history.replaceState(null, "", "/");
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("requestAnimationFrame", queueMicrotask);
  // The loader listens as long as its page is open, which here is until the end of the test.
  const add = globalThis.addEventListener;
  vi.spyOn(globalThis, "addEventListener").mockImplementation(((
    type: string,
    listener: EventListener,
    options: AddEventListenerOptions = {},
  ) => {
    const signal = options.signal ? AbortSignal.any([options.signal, life.signal]) : life.signal;
    add(type, listener, { ...options, signal });
  }) as typeof add);
});
afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("settings follow another tab, and a page that returns", async () => {
  await load();
  storeSettings({ fontSize: 130, highContrast: true, reduceMotion: false });
  dispatchEvent(new StorageEvent("storage"));
  expect(settingsOf($("html"))).toMatchObject({ fontSize: 130, highContrast: true });
  localStorage.clear();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(settingsOf($("html"))).toEqual(defaults);
});

test("notices follow the clock while a page is open, and at once when it returns", async () => {
  vi.useFakeTimers();
  const day = 86_400_000;
  vi.setSystemTime(day - 90_000);
  await load({ markup: `<p data-from="1000" data-to="${day}" id="notice"></p>` });
  await vi.advanceTimersByTimeAsync(60_000);
  expect($("#notice").hidden).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect($("#notice").hidden).toBe(true);
  for (const [now, hidden] of [
    [999, true],
    [1000, false],
  ] as const) {
    vi.setSystemTime(now);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect($("#notice").hidden).toBe(hidden);
  }
  vi.setSystemTime(2 * day);
  send("body", "visibilitychange");
  expect($("#notice").hidden).toBe(true);
  vi.useRealTimers();
});

test("a page is compared with the release of now when it returns from memory, or after an hour", async () => {
  const compared = () => urls().filter((url) => url === "/releases.js").length;
  await load();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(compared()).toBe(0);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(compared()).toBe(1);
  const hidden = vi.spyOn(document, "hidden", "get");
  const now = vi.spyOn(Date, "now");
  for (const [minutes, comparisons] of [
    [59, 1],
    [61, 2],
  ] as const) {
    now.mockReturnValue(0);
    hidden.mockReturnValue(true);
    send("body", "visibilitychange");
    now.mockReturnValue(minutes * 60_000);
    hidden.mockReturnValue(false);
    send("body", "visibilitychange");
    expect(compared()).toBe(comparisons);
  }
});

test.each(["pointermove", "keydown", "scroll"])(
  "%s downloads no island, which from then on starts when it comes into view",
  async (sign) => {
    await load();
    send("body", sign);
    send("body", sign);
    expect(urls()).toEqual(["/status.js", "/first-input.js"]);
    send("[data-island=Carousel]", "comeintoview");
    expect(urls().slice(2)).toEqual(["/react.js"]);
  },
);

test.each([
  ["pointerover", "#larger"],
  ["pointerdown", "#larger"],
  ["focusin", "#larger"],
  ["pointerover", "#opener"],
  ["focusin", "#opener"],
])("%s on %s starts the island ahead of the press, once", async (type, selector) => {
  await load();
  const start = vi.fn(listen);
  send(selector, type);
  send(selector, type);
  downloads.find(({ url }) => url === "/react.js")?.succeed(start);
  await turn();
  expect(start).toHaveBeenCalledExactlyOnceWith($("[data-island=Settings]"));
  expect(press("#larger")).toBe(true);
  expect(reached).toHaveBeenCalledOnce();
});

test("who saves data downloads React with a press alone, and small scripts as others do", async () => {
  await load({ saveData: true });
  for (const type of ["pointerover", "pointerdown", "focusin"]) send("#larger", type);
  send("[data-island=Carousel]", "comeintoview");
  send("#chevron", "pointerover");
  expect(urls()).toEqual(["/status.js", "/first-input.js", "/menu.js"]);
  press("#opener");
  expect(urls().at(-1)).toBe("/react.js");
});

test("a press that waits for code is told when the code is late, does not come, or is gone", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => ({ status: answer }));
  let answer = 503;
  await load({ markup: `<p data-late="late" data-failed="failed" data-outdated="outdated"></p>` });
  downloads.at(-1)?.succeed(listen);
  const note = () => $("[data-failed]").textContent;
  press("#next");
  await vi.advanceTimersByTimeAsync(3999);
  expect(note()).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  expect(note()).toBe("late");
  downloads.at(-1)?.fail();
  await vi.advanceTimersByTimeAsync(10);
  expect(note()).toBe("failed");
  answer = 404;
  press("#next");
  downloads.at(-1)?.fail();
  await vi.advanceTimersByTimeAsync(10);
  expect(note()).toBe("outdated");
  press("#next");
  downloads.at(-1)?.succeed(listen);
  await vi.advanceTimersByTimeAsync(10);
  expect(note()).toBe("");
  vi.clearAllTimers();
  vi.useRealTimers();
});

test("what the browser does by itself does not wait", async () => {
  await load();
  expect(press("#dot", { ctrlKey: true })).toBe(true);
  for (const selector of ["#away", "#opener"]) expect(press(selector)).toBe(true);
});

test("the way to another language takes the query and the anchor along", async () => {
  history.replaceState(null, "", "/recovery/ear-tubes?q=1#2026-12-01");
  await load({
    markup: `<a rel="alternate" href="/es/recovery/ear-tubes" hreflang="es" id="es"><b></b></a>
      <a href="/es/about" hreflang="es" id="found"></a>`,
  });
  for (const [selector, type] of [
    ["#es > b", "contextmenu"],
    ["#found", "auxclick"],
  ] as const)
    send(selector, type);
  expect($("#es").getAttribute("href")).toMatch(/\/es\/recovery\/ear-tubes\?q=1#2026-12-01$/);
  expect($("#found").getAttribute("href")).toBe("/es/about");
});
