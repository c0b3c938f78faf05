// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AccessibilitySettings } from "../../../src/parts/frame/AccessibilitySettings/AccessibilitySettings.tsx";
import {
  applySettings,
  defaults,
} from "../../../src/parts/frame/AccessibilitySettings/settings.ts";

const root = document.documentElement;
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const control = (name: string) => screen.getByRole("switch", { name });

/** A press, and the frame after which the page follows the panel. */
async function press(element: HTMLElement) {
  await act(async () => {
    element.focus();
    fireEvent.click(element);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

beforeEach(() => {
  localStorage.clear();
  applySettings(defaults, root);
});
afterEach(cleanup);

// Sizes, switches and reset: tests/visits/browsers/settings.test.ts.
test("a size limit reached in another tab does not move focus", async () => {
  render(<AccessibilitySettings />);
  await press(button("Smaller"));
  await act(async () => applySettings({ ...defaults, fontSize: 80 }, root));
  expect(button("Smaller").disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("status"));
});

test("the panel shows what another tab has chosen", async () => {
  render(<AccessibilitySettings />);
  await act(async () =>
    applySettings({ fontSize: 150, highContrast: true, reduceMotion: false }, root),
  );
  expect(screen.getByRole("status").textContent).toBe("150%");
  expect(control("High Contrast Mode").getAttribute("aria-checked")).toBe("true");
});
