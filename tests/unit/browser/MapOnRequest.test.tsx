// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MapOnRequest } from "../../../src/parts/office/MapOnRequest.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MapOnRequest
      src="https://map.example/frame"
      title="Map of the office"
      imageSrc="/map.svg"
      imageWidth={640}
      imageHeight={420}
      imageAlt="Drawn map"
      directionsUrl="https://map.example/way"
    />,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const press = () => fireEvent.click(screen.getByRole("button", { name: "Show the map" }));
/** A press, and the frame after which the map is asked for. */
function ask(): void {
  press();
  act(() => void vi.advanceTimersByTime(20));
}
const frame = () => screen.getByTitle("Map of the office");
const note = () => screen.getByRole("status").textContent;

test("a slow map is announced until it loads", () => {
  ask();
  act(() => void vi.advanceTimersByTime(7_999));
  expect(note()).toMatch(/loading/);
  act(() => void vi.advanceTimersByTime(1));
  expect(note()).toMatch(/has not come/);
  fireEvent.load(frame());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(note()).toBe("");
});

test("offline nothing is requested, and the button stays", () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  ask();
  expect(screen.queryByTitle("Map of the office")).toBeNull();
  expect(note()).toMatch(/offline/);
  onLine.mockReturnValue(true);
  ask();
  expect(frame()).toBe(document.activeElement);
  expect(note()).toMatch(/loading/);
});
