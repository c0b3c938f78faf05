// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MapOnRequest } from "../../../src/islands/MapOnRequest.tsx";

afterEach(cleanup);

test("the map replaces the drawing when asked for, takes the focus, and leaves the directions", () => {
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
  expect(screen.queryByTitle("Map of the office")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show the map" }));
  const frame = screen.getByTitle("Map of the office");
  expect(frame.getAttribute("src")).toBe("https://map.example/frame");
  expect(document.activeElement).toBe(frame);
  expect(screen.queryByRole("img", { name: "Drawn map" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Show the map" })).toBeNull();
  expect(screen.getByRole("link", { name: /^Get directions/ }).getAttribute("href")).toBe("https://map.example/way");
});
