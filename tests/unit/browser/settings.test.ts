// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import {
  applySettings,
  defaults,
  settingsOf,
  storageKey,
  storeSettings,
} from "../../../src/parts/frame/AccessibilitySettings/settings.ts";
import { applyStoredSettings } from "../../../src/parts/frame/AccessibilitySettings/stored-settings.ts";

const root = document.documentElement;
const chosen = { fontSize: 130, highContrast: true, reduceMotion: true };

beforeEach(() => {
  localStorage.clear();
  applySettings(defaults, root);
});

test.each([
  "",
  "x",
  "undefined",
  ",,",
  "95,",
  "160,unknown",
  '{"fontSize":130,"highContrast":true}',
])("stored %s counts as nothing chosen", (invalid) => {
  localStorage.setItem(storageKey, invalid);
  applyStoredSettings();
  expect(settingsOf(root)).toEqual(defaults);
  expect(root.className).not.toBe("undefined");
});

// What is stored, and where storage is blocked: tests/visits/accessibility-settings.test.ts.
test("nothing is stored for the default", () => {
  storeSettings(chosen);
  storeSettings(defaults);
  expect(localStorage).toHaveLength(0);
});
