// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyStoredSettings } from "../../../src/browser/stored-settings.ts";
import {
  applySettings,
  defaults,
  settingsOf,
  storageKey,
  storeSettings,
} from "../../../src/parts/frame/AccessibilitySettings/settings.ts";

const root = document.documentElement;
const chosen = { fontSize: 130, highContrast: true, reduceMotion: true };

beforeEach(() => {
  localStorage.clear();
  applySettings(defaults, root);
});
afterEach(() => vi.restoreAllMocks());

test.each(["", "x", "95,", "160,unknown", '{"fontSize":130,"highContrast":true}'])(
  "stored %s counts as nothing chosen",
  (invalid) => {
    localStorage.setItem(storageKey, invalid);
    applyStoredSettings();
    expect(settingsOf(root)).toEqual(defaults);
  },
);

test("a page gets what was stored", () => {
  storeSettings(chosen);
  applyStoredSettings();
  expect(settingsOf(root)).toEqual(chosen);
});

test("what is set holds for this page where storage is blocked", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Blocked", "SecurityError");
  });
  applySettings(chosen, root);
  applyStoredSettings();
  expect(settingsOf(root)).toEqual(chosen);
});

test("nothing is stored for the default", () => {
  storeSettings(chosen);
  storeSettings(defaults);
  expect(localStorage).toHaveLength(0);
});
