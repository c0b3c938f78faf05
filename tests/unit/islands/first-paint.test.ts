// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { firstPaint } from "../../../src/islands/first-paint.ts";

const parsing = () => vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
const parsed = () => document.dispatchEvent(new Event("DOMContentLoaded"));

/** A browser that reports its first paint at the moment that a test decides. */
function stubPaint(): () => void {
  let report: () => void = () => undefined;
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static readonly supportedEntryTypes = ["paint"];
      constructor(callback: (list: undefined, observer: object) => void) {
        report = () => callback(undefined, this);
      }
      observe(options: PerformanceObserverInit) {
        // An earlier paint counts as well.
        expect(options).toEqual({ type: "paint", buffered: true });
      }
      disconnect() {
        report = () => undefined;
      }
    },
  );
  return () => report();
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ["prerendering", "fonts"]) Reflect.deleteProperty(document, name);
  delete document.documentElement.dataset["ahead"];
});

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

test("it settles once the page is shown, painted and parsed", async () => {
  const paint = stubPaint();
  const settled = vi.fn();
  stubPrerendering();
  parsing();
  firstPaint().then(settled);
  paint();
  parsed();
  await rest();
  // A browser that has prerendered the page reports the paint once it is shown.
  document.dispatchEvent(new Event("prerenderingchange"));
  await rest();
  expect(settled).not.toHaveBeenCalled();
  paint();
  await rest();
  expect(settled).not.toHaveBeenCalled();
  parsed();
  await rest();
  expect(settled).toHaveBeenCalledOnce();
});

test("a prerendered page is laid out whole, and again with its fonts", async () => {
  stubPrerendering();
  const layOut = vi.spyOn(document.body, "getBoundingClientRect");
  parsing();
  firstPaint();
  await rest();
  expect(layOut).not.toHaveBeenCalled();
  parsed();
  await rest();
  expect(document.documentElement.dataset["ahead"]).toBe("");
  expect(layOut).toHaveBeenCalledTimes(2);
});

test("a page that is shown before it is parsed is laid out as any other", async () => {
  stubPrerendering();
  parsing();
  firstPaint();
  Reflect.deleteProperty(document, "prerendering");
  parsed();
  await rest();
  expect(document.documentElement.dataset["ahead"]).toBeUndefined();
});

test("a browser that does not report paints waits for the page alone", async () => {
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: ["resource"] });
  const settled = vi.fn();
  firstPaint().then(settled);
  await rest();
  expect(settled).toHaveBeenCalledOnce();
});

test("a page whose paint is never reported counts as painted after two seconds", async () => {
  vi.useFakeTimers();
  stubPaint();
  const settled = vi.fn();
  firstPaint().then(settled);
  await vi.advanceTimersByTimeAsync(1900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
