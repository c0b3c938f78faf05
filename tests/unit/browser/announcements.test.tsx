// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showCurrentNotices } from "../../../src/browser/announcements.ts";
import { Announcements } from "../../../src/parts/frame/Announcements/Announcements.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  // As a build of November 20 has written them.
  document.body.innerHTML = renderToStaticMarkup(
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
  );
});
afterEach(() => vi.useRealTimers());

const shown = () =>
  [...document.querySelectorAll("p:not([hidden]) > span")].map(({ textContent }) => textContent);

test.each([
  ["2026-11-20T12:00:00Z", ["Closed for Thanksgiving."]],
  ["2026-11-27T04:59:59Z", ["Closed for Thanksgiving."]],
  ["2026-11-27T05:00:00Z", []],
  ["2026-12-01T05:00:00Z", ["Repaving."]],
  ["2026-12-19T05:00:00Z", []],
])("at %s a page shows what is current, without a rebuild", (at, expected) => {
  vi.setSystemTime(at);
  showCurrentNotices();
  expect(shown()).toEqual(expected);
});
