// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { firstPaint } from "../../../src/islands/first-paint.ts";
import * as layoutAhead from "../../../src/islands/layout-ahead.ts";

vi.mock("../../../src/islands/layout-ahead.ts?chunk-url", () => ({ url: "/layout-ahead.js" }));
vi.mock("../../../src/islands/fetch-module.ts", () => ({ fetchModule: async () => layoutAhead }));

const parsing = () => vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
const parsed = () => document.dispatchEvent(new Event("DOMContentLoaded"));

/** A browser that draws its next frame at the moment that a test decides. */
function stubFrames(): () => void {
  const callbacks: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) =>
    callbacks.push(callback),
  );
  return () => {
    for (const callback of callbacks.splice(0)) callback(0);
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ["prerendering", "fonts"]) Reflect.deleteProperty(document, name);
  delete document.documentElement.dataset["ahead"];
});

/** How the visitor has come to the page. */
const stubVisit = (type: NavigationTimingType) =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as never]);

/** Lets what has settled be answered. */
const rest = () => new Promise((done) => setTimeout(done));

/** A page that nobody sees yet, whose fonts have come. */
function stubPrerendering(): void {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  Object.defineProperty(document, "fonts", {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
}

test("it settles once the page is shown, parsed and painted", async () => {
  const frame = stubFrames();
  const settled = vi.fn();
  stubPrerendering();
  parsing();
  firstPaint().then(settled);
  document.dispatchEvent(new Event("prerenderingchange"));
  await rest();
  frame();
  await rest();
  expect(settled).not.toHaveBeenCalled();
  parsed();
  await rest();
  expect(settled).not.toHaveBeenCalled();
  frame();
  // Called back before the frame is painted.
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  await rest();
  expect(settled).toHaveBeenCalledOnce();
});

test("a prerendered page is laid out whole, and again with its fonts", async () => {
  stubVisit("navigate");
  stubPrerendering();
  const layOut = vi.spyOn(document.documentElement, "getBoundingClientRect");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  parsing();
  firstPaint();
  await vi.advanceTimersByTimeAsync(2000);
  parsed();
  await vi.advanceTimersByTimeAsync(900);
  expect(layOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(document.documentElement.dataset["ahead"]).toBe("");
  expect(layOut).toHaveBeenCalledTimes(2);
});

test("a page that is shown within a second is laid out as any other", async () => {
  stubVisit("navigate");
  stubPrerendering();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  parsing();
  firstPaint();
  parsed();
  await vi.advanceTimersByTimeAsync(900);
  Reflect.deleteProperty(document, "prerendering");
  await vi.advanceTimersByTimeAsync(200);
  expect(document.documentElement.dataset["ahead"]).toBeUndefined();
});

test.each(["reload", "back_forward"] as const)(
  "a page that the browser restores by %s is laid out whole, since its place counts from the top",
  (type) => {
    stubVisit(type);
    firstPaint();
    expect(document.documentElement.dataset["ahead"]).toBe("");
  },
);
