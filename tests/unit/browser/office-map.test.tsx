// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { en } from "../../../src/languages/en.ts";
import { OfficeMap } from "../../../src/parts/office/OfficeMap.tsx";
import { officeMap } from "../../../src/parts/office/office-map.ts";

const office = {
  addressLines: ["1 Quay St.", "Springfield, OR 97477"] as [string, string],
  place: "Springfield",
  mapEmbedUrl: "https://map.example/frame",
  directionsUrl: "https://map.example/way",
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToStaticMarkup(<OfficeMap office={office} />);
  officeMap(document.body.firstElementChild as HTMLElement);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A press, and the frame after which the map is asked for. */
function ask(): void {
  fireEvent.click(screen.getByRole("button", { name: "Show the map" }));
  vi.advanceTimersByTime(20);
}
const frame = () => screen.getByTitle(/1 Quay St/);
const note = () => screen.getByRole("status").textContent;

test("a slow map is announced until it loads", () => {
  ask();
  vi.advanceTimersByTime(7_900);
  expect(note()).toMatch(/loading/);
  vi.advanceTimersByTime(100);
  expect(note()).toBe(en.map.late);
  fireEvent.load(frame());
  vi.advanceTimersByTime(60_000);
  expect(note()).toBe("");
});

test("offline nothing is requested, and the button stays", () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  ask();
  expect(screen.queryByTitle(/1 Quay St/)).toBeNull();
  expect(note()).toMatch(/offline/);
  onLine.mockReturnValue(true);
  ask();
  expect(frame()).toBe(document.activeElement);
  expect(note()).toMatch(/loading/);
});
