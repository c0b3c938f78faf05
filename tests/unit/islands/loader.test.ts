// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Start } from "../../../src/islands/registry.ts";

interface Download {
  name: string;
  succeed: (start: Start) => void;
  fail: () => void;
}

/** Every time the loader asks for code; a test decides what becomes of it. */
let downloads: Download[] = [];

vi.mock("../../../src/islands/registry.ts", () => ({
  isEnhancement: (name: string) => name === "ServicesMenu",
  fetchIsland: (name: string) =>
    new Promise<Start>((succeed, reject) => {
      downloads.push({ name, succeed, fail: () => reject(new TypeError("Failed to fetch")) });
    }),
}));

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
const press = (id: string, init: MouseEventInit = {}) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
const named = (name: string) => downloads.filter((download) => download.name === name);

/** Counts the presses that reach a control once its island runs. */
const reached = vi.fn();
const listen: Start = (root) => root.addEventListener("click", (event) => reached((event.target as Element).id));

let listeners: [EventTarget, Parameters<EventTarget["addEventListener"]>][] = [];

beforeEach(async () => {
  downloads = [];
  reached.mockClear();
  vi.spyOn(console, "warn").mockReturnValue();
  history.replaceState(null, "", "/");
  document.body.innerHTML = `
    <div data-island="ServicesMenu"><button type="button" id="chevron"></button></div>
    <div data-island="TestimonialCarousel" data-props="{}"><button type="button" id="next"></button><a href="#slide" id="dot"></a><a href="/about" id="away"></a></div>
    <button type="button" popovertarget="panel" id="opener"></button>
    <div id="panel"><div data-island="AccessibilitySettings" data-props="{}"><button type="button" id="larger"></button></div></div>`;
  // The loader listens for the life of a page; here a page ends with its test.
  const add = globalThis.addEventListener;
  vi.spyOn(globalThis, "addEventListener").mockImplementation((...parameters: Parameters<typeof add>) => {
    listeners.push([globalThis, parameters as never]);
    add.apply(globalThis, parameters);
  });
  vi.resetModules();
  await import("../../../src/islands/loader.ts");
});

afterEach(() => {
  for (const [target, [type, listener, options]] of listeners) target.removeEventListener(type, listener, options as EventListenerOptions);
  listeners = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("nothing is fetched before the visitor does something", () => {
  expect(downloads).toEqual([]);
});

test.each(["pointermove", "pointerdown", "touchstart", "keydown", "scroll"])("%s fetches all code, once, and starts what is small", async (sign) => {
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(downloads.map(({ name }) => name)).toEqual(["ServicesMenu", "TestimonialCarousel", "AccessibilitySettings"]);
  const starts = { ServicesMenu: vi.fn(), TestimonialCarousel: vi.fn(), AccessibilitySettings: vi.fn() };
  for (const { name, succeed } of downloads) succeed(starts[name as keyof typeof starts]);
  await turn();
  expect(starts.ServicesMenu).toHaveBeenCalledOnce();
  expect(starts.TestimonialCarousel).not.toHaveBeenCalled();
});

test("presses wait for the code and then come once each, in order", async () => {
  expect(press("next")).toBe(false);
  press("dot");
  press("next");
  await turn();
  expect(reached).not.toHaveBeenCalled();
  named("TestimonialCarousel")[0]?.succeed(listen);
  await turn();
  await turn();
  expect(reached.mock.calls.flat()).toEqual(["next", "dot", "next"]);
  press("next");
  expect(reached).toHaveBeenCalledTimes(4);
  expect(named("TestimonialCarousel")).toHaveLength(1);
});

test("a download that fails twice is tried again, and the presses that wait come once each", async () => {
  vi.useFakeTimers();
  press("next");
  press("dot");
  for (const attempt of [0, 1]) {
    named("TestimonialCarousel")[attempt]?.fail();
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(reached).not.toHaveBeenCalled();
  named("TestimonialCarousel")[2]?.succeed(listen);
  await vi.advanceTimersByTimeAsync(100);
  expect(reached.mock.calls.flat()).toEqual(["next", "dot"]);
});

test("a download that fails for good leaves everything as it was, and the next press asks again", async () => {
  vi.useFakeTimers();
  const native = vi.fn((event: Event) => event.defaultPrevented);
  document.body.addEventListener("click", native, { once: true });
  press("dot");
  for (const attempt of [0, 1, 2]) {
    named("TestimonialCarousel")[attempt]?.fail();
    await vi.advanceTimersByTimeAsync(2000);
  }
  // The press comes after all, for the browser to follow the link.
  expect(native).toHaveReturnedWith(false);
  expect(named("TestimonialCarousel")).toHaveLength(3);
  press("next");
  named("TestimonialCarousel")[3]?.succeed(listen);
  await vi.advanceTimersByTimeAsync(100);
  expect(reached.mock.calls.flat()).toEqual(["next"]);
});

test("an island that the address points into starts, without being used", async () => {
  history.replaceState(null, "", "#larger");
  dispatchEvent(new Event("hashchange"));
  expect(named("AccessibilitySettings")).toHaveLength(1);
});

test("what the browser does by itself does not wait", () => {
  expect(press("away")).toBe(true);
  expect(press("opener")).toBe(true);
  expect(press("dot", { ctrlKey: true })).toBe(true);
});

test("a button that opens an island starts it", async () => {
  const start = vi.fn();
  press("opener");
  named("AccessibilitySettings")[0]?.succeed(start);
  await turn();
  expect(start).toHaveBeenCalledWith(document.querySelector("[data-island=AccessibilitySettings]"));
});

test("a pointer or the focus on an island starts it ahead of the press", async () => {
  for (const sign of ["pointerover", "focusin"]) document.getElementById("larger")?.dispatchEvent(new Event(sign, { bubbles: true }));
  named("AccessibilitySettings")[0]?.succeed(listen);
  await turn();
  expect(press("larger")).toBe(true);
  expect(reached).toHaveBeenCalledExactlyOnceWith("larger");
});
