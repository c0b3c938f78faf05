// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { foreseePage } from "../../../src/browser/foresee-page.ts";

/** Middle of each link in the window, by its URL; those outside are not in view. */
let middles: Record<string, number> = {};
let report: (links: Element[]) => void = () => undefined;

const isInView = (link: Element) => {
  const middle = middles[link.getAttribute("href") ?? ""] ?? -1;
  return middle >= 0 && middle <= innerHeight;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: unknown[]) => void) {
        report = (links) =>
          tell(links.map((target) => ({ target, isIntersecting: isInView(target) })));
      }
      observe(link: Element) {
        link.getBoundingClientRect = () => {
          const middle = middles[link.getAttribute("href") ?? ""] ?? -1;
          return { top: middle - 20, bottom: middle + 20 } as DOMRect;
        };
      }
      disconnect() {
        report = () => undefined;
      }
    },
  );
  document.body.innerHTML = `<main>${["/a", "/b#part", "/b", "/c", "/d"]
    .map((path) => `<nav><a href="${path}">Page</a></nav>`)
    .join("")}</main>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scrollTo = (places: typeof middles) => {
  middles = places;
  report([...document.querySelectorAll("a")]);
};

const foreseen = () =>
  [...document.querySelectorAll("[data-foreseen]")].map((link) => link.getAttribute("href"));

it("marks the link nearest the middle where the visitor first stops", () => {
  foreseePage();
  const middle = innerHeight / 2;
  scrollTo({ "/a": 10 });
  scrollTo({ "/a": 0, "/b#part": middle - 30, "/b": middle + 40, "/c": middle + 90 });
  expect(foreseen()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(foreseen()).toEqual(["/b#part"]);
  scrollTo({ "/d": middle });
  vi.advanceTimersByTime(5000);
  expect(foreseen()).toEqual(["/b#part"]);
});
