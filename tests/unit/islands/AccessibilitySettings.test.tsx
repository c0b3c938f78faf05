// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AccessibilitySettings } from "../../../src/islands/AccessibilitySettings/AccessibilitySettings.tsx";
import {
  applySettings,
  defaults,
  settingsOf,
  storageKey,
} from "../../../src/islands/AccessibilitySettings/settings.ts";

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

test("the font size goes from 80 to 150 in tens and stops at both ends", async () => {
  render(<AccessibilitySettings />);
  const size = screen.getByRole("status");
  expect(size.textContent).toBe("100%");
  for (const step of [110, 120, 130, 140, 150]) {
    await press(button("Larger"));
    expect(size.textContent).toBe(`${step}%`);
    expect(root.dataset["fontSize"]).toBe(String(step));
  }
  expect(button("Larger").disabled).toBe(true);
  expect(document.activeElement).toBe(size);
  for (let step = 0; step < 7; step += 1) await press(button("Smaller"));
  expect(size.textContent).toBe("80%");
  expect(button("Smaller").disabled).toBe(true);
  expect(button("Larger").disabled).toBe(false);
});

test("a size limit reached in another tab does not move focus", async () => {
  render(<AccessibilitySettings />);
  await press(button("Smaller"));
  await act(async () => applySettings({ ...defaults, fontSize: 80 }, root));
  expect(button("Smaller").disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("status"));
});

test("switches say On or Off and act on the page", async () => {
  render(<AccessibilitySettings />);
  expect(control("High Contrast Mode").getAttribute("aria-checked")).toBe("false");
  await press(control("High Contrast Mode"));
  expect(control("High Contrast Mode").getAttribute("aria-checked")).toBe("true");
  expect(control("High Contrast Mode").textContent).toContain("On");
  await press(control("Reduce Motion"));
  expect([...root.classList]).toEqual(["high-contrast", "reduce-motion"]);
  await press(control("High Contrast Mode"));
  expect([...root.classList]).toEqual(["reduce-motion"]);
});

test("Reset to Default undoes everything, in storage too", async () => {
  render(<AccessibilitySettings />);
  await press(button("Smaller"));
  await press(control("Reduce Motion"));
  expect(JSON.parse(localStorage.getItem(storageKey) ?? "")).toEqual({
    fontSize: 90,
    highContrast: false,
    reduceMotion: true,
  });
  await press(button("Reset to Default"));
  expect(settingsOf(root)).toEqual(defaults);
  expect(localStorage).toHaveLength(0);
});

test("the panel shows what another tab has chosen", async () => {
  render(<AccessibilitySettings />);
  await act(async () =>
    applySettings({ fontSize: 150, highContrast: true, reduceMotion: false }, root),
  );
  expect(screen.getByRole("status").textContent).toBe("150%");
  expect(control("High Contrast Mode").getAttribute("aria-checked")).toBe("true");
});
