// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beforePaintScript } from "../../../src/islands/before-paint.ts";
import { Announcements } from "../../../src/sections/Announcements/Announcements.tsx";

/** As a build of November 20 has written them, and a browser with scripts reads them: without what is for others. */
const markup = renderToStaticMarkup(
  <Announcements
    announcements={[
      {
        text: "Closed for Thanksgiving.",
        language: "en",
        from: "2026-11-12T05:00:00Z",
        until: "2026-11-27T05:00:00Z",
        lastDay: "2026-11-26",
        shown: true,
      },
      {
        text: "Repaving.",
        language: "en",
        from: "2026-12-01T05:00:00Z",
        until: "2026-12-19T05:00:00Z",
        lastDay: "2026-12-18",
        shown: false,
      },
    ]}
  />,
).replace(/<noscript>.*?<\/noscript>/g, "");

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "";
});
afterEach(() => vi.useRealTimers());

/** The page as its parser makes it: the head's script first, the body after it. */
async function open(at: string): Promise<void> {
  vi.setSystemTime(at);
  new Function(beforePaintScript)();
  document.body.innerHTML = `${markup}<main></main>`;
  await vi.advanceTimersByTimeAsync(0);
}

/** What is there to read, and of the region itself. */
function shown(): (string | null)[] {
  const strip = document.querySelector("section");
  return strip?.hidden
    ? []
    : [
        "region",
        ...[...document.querySelectorAll<HTMLElement>("p")]
          .filter(({ hidden }) => !hidden)
          .map(({ textContent }) => textContent),
      ];
}

test.each([
  ["2026-11-20T12:00:00Z", ["region", "Closed for Thanksgiving."]],
  ["2026-11-27T04:59:59Z", ["region", "Closed for Thanksgiving."]],
  ["2026-11-27T05:00:00Z", []],
  ["2026-12-01T05:00:00Z", ["region", "Repaving."]],
  ["2026-12-19T05:00:00Z", []],
])("a page opened at %s shows what is current, without a rebuild", async (at, expected) => {
  await open(at);
  expect(shown()).toEqual(expected);
});

test("a page that stands open follows the clock", async () => {
  await open("2026-11-27T04:58:30Z");
  expect(shown()).toEqual(["region", "Closed for Thanksgiving."]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shown()).toEqual([]);
});

test("a page that comes back after days is right at once", async () => {
  await open("2026-11-20T12:00:00Z");
  vi.setSystemTime("2026-12-02T12:00:00Z");
  window.dispatchEvent(new Event("pageshow"));
  expect(shown()).toEqual(["region", "Repaving."]);
  vi.setSystemTime("2026-12-20T12:00:00Z");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(shown()).toEqual([]);
});

test("a page without notices is left alone", async () => {
  vi.setSystemTime("2026-12-02T12:00:00Z");
  new Function(beforePaintScript)();
  document.body.innerHTML = "<main><p>Words</p></main>";
  const before = document.body.innerHTML;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.body.innerHTML).toBe(before);
});
