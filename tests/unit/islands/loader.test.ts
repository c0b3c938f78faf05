// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Runtime, Start } from "../../../src/islands/fetch-start.ts";
import { defaults, shownPreferences, storageKey } from "../../../src/islands/preferences.ts";

interface Download {
  runtime: Runtime;
  /** How many downloads before it are known to have failed. */
  failures: number;
  succeed: (start: Start) => void;
  fail: () => void;
}

/** Every time the loader asks for code; a test decides what becomes of it. */
let downloads: Download[] = [];

vi.mock("../../../src/islands/fetch-start.ts", () => ({
  fetchStart: (runtime: Runtime, failures: number) =>
    new Promise<Start>((succeed, reject) => {
      downloads.push({
        runtime,
        failures,
        succeed,
        fail: () => reject(new TypeError("Failed to fetch")),
      });
    }),
}));

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
const press = (id: string, init: MouseEventInit = {}) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
const latest = () => downloads.at(-1);

/** Counts the presses that reach a control once its island runs. */
const reached = vi.fn();
const listen: Start = (root) =>
  root.addEventListener("click", (event) => reached((event.target as Element).id));

let listeners: [EventTarget, Parameters<EventTarget["addEventListener"]>][] = [];

/** The page as the loader finds it. */
async function load(): Promise<void> {
  vi.resetModules();
  await import("../../../src/islands/loader.ts");
}

beforeEach(async () => {
  downloads = [];
  reached.mockClear();
  vi.spyOn(console, "warn").mockReturnValue();
  history.replaceState(null, "", "/");
  document.body.innerHTML = `
    <div data-island="ServicesMenu"><button type="button" id="chevron"></button></div>
    <div data-island="TestimonialCarousel" data-props="{}"><ul tabindex="0" id="strip"></ul><button type="button" id="next"></button><a href="#slide" id="dot"></a><a href="/about" id="away"></a><button type="submit" id="native"></button></div>
    <button type="button" popovertarget="panel" id="opener"></button>
    <div id="panel"><div data-island="AccessibilitySettings" data-props="{}"><button type="button" id="larger"></button></div></div>`;
  // The loader listens for the life of a page; here a page ends with its test.
  const add = globalThis.addEventListener;
  vi.spyOn(globalThis, "addEventListener").mockImplementation(
    (...parameters: Parameters<typeof add>) => {
      listeners.push([globalThis, parameters as never]);
      add.apply(globalThis, parameters);
    },
  );
  delete document.documentElement.dataset["presses"];
  await load();
});

function unload(): void {
  for (const [target, [type, listener, options]] of listeners)
    target.removeEventListener(type, listener, options as EventListenerOptions);
  listeners = [];
}

afterEach(() => {
  unload();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing is fetched before the visitor does something", () => {
  expect(downloads).toEqual([]);
});

test("nothing is fetched for a pointer that rests where the page comes up", () => {
  document.body.dispatchEvent(
    Object.assign(new Event("pointermove", { bubbles: true }), { movementX: 0, movementY: 0 }),
  );
  expect(downloads).toEqual([]);
});

test.each(["pointermove", "pointerdown", "touchstart", "keydown", "scroll"])(
  "%s fetches all code, once, and starts what is small at once",
  async (sign) => {
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(downloads.map(({ runtime }) => runtime)).toEqual(["plain", "react"]);
    const plain = vi.fn();
    downloads[0]?.succeed(plain);
    await turn();
    expect(plain).toHaveBeenCalledExactlyOnceWith(
      document.querySelector("[data-island=ServicesMenu]"),
    );
  },
);

test("islands that React draws start one after the other when the browser is idle", async () => {
  vi.useFakeTimers();
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
  document.body.dispatchEvent(new Event("pointermove", { bubbles: true }));
  const started: (string | undefined)[] = [];
  downloads[1]?.succeed((root) => void started.push(root.dataset["island"]));
  for (const expected of [
    ["TestimonialCarousel"],
    ["TestimonialCarousel", "AccessibilitySettings"],
  ]) {
    await vi.advanceTimersByTimeAsync(0);
    expect(idle).toHaveLength(1);
    idle.pop()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(expected);
  }
  expect(press("larger")).toBe(true);
});

test("presses wait for the code and then come once each, in order", async () => {
  expect(press("next")).toBe(false);
  press("dot");
  press("next");
  await turn();
  expect(reached).not.toHaveBeenCalled();
  latest()?.succeed(listen);
  await turn();
  await turn();
  expect(reached.mock.calls.flat()).toEqual(["next", "dot", "next"]);
  press("next");
  expect(reached).toHaveBeenCalledTimes(4);
  expect(downloads).toHaveLength(1);
});

test.each(["scroll", "pointerdown"])(
  "a strip that is moved by hand (%s) takes back the presses that wait, not those after it",
  async (sign) => {
    press("next");
    document.getElementById("strip")?.dispatchEvent(new Event(sign, { bubbles: true }));
    press("dot");
    downloads.find(({ runtime }) => runtime === "react")?.succeed(listen);
    await turn();
    await turn();
    expect(reached.mock.calls.flat()).toEqual(["dot"]);
  },
);

test("a download that fails twice is tried again under other addresses, and the presses that wait come once each", async () => {
  vi.useFakeTimers();
  press("next");
  press("dot");
  for (const attempt of [0, 1]) {
    downloads[attempt]?.fail();
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(reached).not.toHaveBeenCalled();
  latest()?.succeed(listen);
  await vi.advanceTimersByTimeAsync(100);
  expect(reached.mock.calls.flat()).toEqual(["next", "dot"]);
  expect(downloads.map(({ failures }) => failures)).toEqual([0, 1, 2]);
});

test("a download that fails for good leaves everything as it was, and the next press asks again", async () => {
  vi.useFakeTimers();
  const native = vi.fn((event: Event) => event.defaultPrevented);
  document.body.addEventListener("click", native, { once: true });
  press("dot");
  for (const attempt of [0, 1, 2]) {
    downloads[attempt]?.fail();
    await vi.advanceTimersByTimeAsync(2000);
  }
  // The press comes after all, for the browser to follow the link.
  expect(native).toHaveReturnedWith(false);
  expect(downloads).toHaveLength(3);
  press("next");
  latest()?.succeed(listen);
  await vi.advanceTimersByTimeAsync(100);
  expect(reached.mock.calls.flat()).toEqual(["next"]);
  expect(downloads.map(({ failures }) => failures)).toEqual([0, 1, 2, 3]);
});

test("one failure is counted once, however many islands wait for the code", async () => {
  vi.useFakeTimers();
  press("next");
  press("larger");
  downloads[0]?.fail();
  await vi.advanceTimersByTimeAsync(2000);
  expect(downloads.map(({ runtime, failures }) => [runtime, failures])).toEqual([
    ["react", 0],
    ["react", 1],
  ]);
});

test("an island that the address points into starts, without being used", async () => {
  history.replaceState(null, "", "#larger");
  dispatchEvent(new Event("hashchange"));
  expect(downloads).toHaveLength(1);
});

test.each([
  ["no query and no wrong address", "/search", "", []],
  ["a query", "/search?q=ear", "", ["search"]],
  ["an address that leads nowhere", "/serach", "data-guess", ["search"]],
])("a search with %s starts by itself or waits", async (_, address, mark, runtimes) => {
  unload();
  history.replaceState(null, "", address);
  document.body.innerHTML += `<div data-island="SiteSearch" data-index="/index.json" ${mark}></div>`;
  await load();
  expect(downloads.map(({ runtime }) => runtime)).toEqual(runtimes);
});

test("an island that the browser has opened by itself before the loader came starts at once", async () => {
  unload();
  document.body.innerHTML += `<div data-island="BookingDialog"><dialog open></dialog></div>`;
  await load();
  const start = vi.fn();
  latest()?.succeed(start);
  await turn();
  expect(start).toHaveBeenCalledExactlyOnceWith(
    document.querySelector("[data-island=BookingDialog]"),
  );
});

test.each([
  ["a field", "field", []],
  ["a button, which what it opens by the focus is to survive", "chevron", ["chevron"]],
])(
  "%s that had the focus before the loader came starts its island at once",
  async (_, id, presses) => {
    unload();
    document
      .querySelector("[data-island=ServicesMenu]")
      ?.append(Object.assign(document.createElement("input"), { id: "field" }));
    document.getElementById(id)?.focus();
    await load();
    expect(downloads).toHaveLength(1);
    latest()?.succeed(listen);
    await turn();
    await turn();
    expect(reached.mock.calls.flat()).toEqual(presses);
  },
);

test("from the loader's arrival the styles offer the buttons that need a script", () => {
  expect(document.documentElement.matches("[data-presses]")).toBe(true);
});

test("a pointer that rests where the page is painted sets nothing off, and a key at that time does", async () => {
  unload();
  vi.doMock("../../../src/islands/when-seen.ts", () => ({ whenSeen: () => undefined }));
  await load();
  vi.doUnmock("../../../src/islands/when-seen.ts");
  const larger = document.getElementById("larger");
  for (const sign of ["pointerover", "pointermove"])
    larger?.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(downloads).toEqual([]);
  larger?.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(downloads).toHaveLength(2);
});

test("settings from an earlier page are in force as soon as the loader has come", async () => {
  unload();
  localStorage.setItem(storageKey, JSON.stringify({ ...defaults, fontSize: 130 }));
  await load();
  expect(shownPreferences(document.documentElement)).toEqual({ ...defaults, fontSize: 130 });
  localStorage.clear();
});

test("what the browser does by itself does not wait", () => {
  expect(press("away")).toBe(true);
  expect(press("opener")).toBe(true);
  expect(press("dot", { ctrlKey: true })).toBe(true);
});

test("a button that opens an island starts it", async () => {
  const start = vi.fn();
  press("opener");
  latest()?.succeed(start);
  await turn();
  expect(start).toHaveBeenCalledWith(document.querySelector("[data-island=AccessibilitySettings]"));
});

test("a pointer or the focus on an island starts it ahead of the press", async () => {
  for (const sign of ["pointerover", "focusin"])
    document.getElementById("larger")?.dispatchEvent(new Event(sign, { bubbles: true }));
  latest()?.succeed(listen);
  await turn();
  expect(press("larger")).toBe(true);
  expect(reached).toHaveBeenCalledExactlyOnceWith("larger");
});
