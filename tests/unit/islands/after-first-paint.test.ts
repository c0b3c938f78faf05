// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { afterFirstPaint } from "../../../src/islands/after-first-paint.ts";

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
});

test("it runs once, after the paint and after the page is parsed", () => {
  const paint = stubPaint();
  const run = vi.fn();
  parsing();
  afterFirstPaint(run);
  paint();
  paint();
  expect(run).not.toHaveBeenCalled();
  parsed();
  parsed();
  expect(run).toHaveBeenCalledOnce();
});

test("a browser that does not report paints waits for the page alone", () => {
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: ["resource"] });
  const run = vi.fn();
  afterFirstPaint(run);
  expect(run).toHaveBeenCalledOnce();
});
