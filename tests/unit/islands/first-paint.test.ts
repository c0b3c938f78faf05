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
});

/** Lets what has settled be answered. */
const rest = () => new Promise((done) => setTimeout(done));

test("it settles once the page is shown, painted and parsed", async () => {
  const paint = stubPaint();
  const settled = vi.fn();
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
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
  Reflect.deleteProperty(document, "prerendering");
});

test("a browser that does not report paints waits for the page alone", async () => {
  vi.stubGlobal("PerformanceObserver", { supportedEntryTypes: ["resource"] });
  const settled = vi.fn();
  firstPaint().then(settled);
  await rest();
  expect(settled).toHaveBeenCalledOnce();
});
