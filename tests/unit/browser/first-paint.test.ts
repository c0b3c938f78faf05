// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { firstPaint } from "../../../src/browser/first-paint.ts";

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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "prerendering");
});

/** Lets what has settled be answered. */
const rest = () => new Promise((done) => setTimeout(done));

test("it settles once the page is shown, parsed and painted", async () => {
  const frame = stubFrames();
  const settled = vi.fn();
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  firstPaint().then(settled);
  document.dispatchEvent(new Event("prerenderingchange"));
  await rest();
  frame();
  await rest();
  expect(settled).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await rest();
  expect(settled).not.toHaveBeenCalled();
  frame();
  // Called back before the frame is painted.
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  await rest();
  expect(settled).toHaveBeenCalledOnce();
});
