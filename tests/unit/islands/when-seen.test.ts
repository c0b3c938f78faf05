// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { whenSeen } from "../../../src/islands/when-seen.ts";

/** A browser that tells what it paints, at the moment that a test decides. */
function tellPaint(): () => void {
  let tell: () => void = () => undefined;
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static readonly supportedEntryTypes = ["paint"];
      readonly #callback: PerformanceObserverCallback;
      constructor(callback: PerformanceObserverCallback) {
        this.#callback = callback;
      }
      observe(options: PerformanceObserverInit) {
        // What was painted before counts as well.
        expect(options).toEqual({ type: "paint", buffered: true });
        tell = () =>
          this.#callback(
            {} as PerformanceObserverEntryList,
            this as unknown as PerformanceObserver,
          );
      }
      disconnect() {
        tell = () => undefined;
      }
    },
  );
  return () => tell();
}

const parsing = () => vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
const parsed = () => document.dispatchEvent(new Event("DOMContentLoaded"));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("work waits for the paint, and is done once", () => {
  const paint = tellPaint();
  const work = vi.fn();
  whenSeen(work);
  expect(work).not.toHaveBeenCalled();
  paint();
  paint();
  parsed();
  expect(work).toHaveBeenCalledOnce();
});

test("work waits for the rest of a page that is painted while it still comes", () => {
  const paint = tellPaint();
  parsing();
  const work = vi.fn();
  whenSeen(work);
  paint();
  expect(work).not.toHaveBeenCalled();
  parsed();
  parsed();
  expect(work).toHaveBeenCalledOnce();
});

test.each([
  ["no observer at all", undefined],
  ["an observer of other things", { supportedEntryTypes: ["resource"] }],
])("a browser with %s waits for the page alone", (_, observer) => {
  vi.stubGlobal("PerformanceObserver", observer);
  const work = vi.fn();
  whenSeen(work);
  expect(work).toHaveBeenCalledOnce();
  parsing();
  whenSeen(work);
  expect(work).toHaveBeenCalledOnce();
  parsed();
  expect(work).toHaveBeenCalledTimes(2);
});
