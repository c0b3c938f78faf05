// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  applySettings,
  defaults,
  settingsOf,
  storageKey,
  storeSettings,
} from "../../../src/islands/AccessibilitySettings/settings.ts";
import { applyStoredSettings } from "../../../src/islands/stored-settings.ts";

const root = document.documentElement;
const chosen = { fontSize: 130, highContrast: true, reduceMotion: true };

beforeEach(() => {
  localStorage.clear();
  applySettings(defaults, root);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  "{",
  "null",
  "[1]",
  '"x"',
  '{"fontSize":95}',
  '{"fontSize":160}',
  '{"highContrast":"true","fontSize":"x"}',
])("stored %s counts as nothing chosen", (invalid) => {
  localStorage.setItem(storageKey, invalid);
  applyStoredSettings();
  expect(settingsOf(root)).toEqual(defaults);
});

test("nothing is stored for the default", () => {
  storeSettings(chosen);
  storeSettings(defaults);
  expect(localStorage).toHaveLength(0);
});

test("the service worker's copy follows the last of many quick choices", async () => {
  const copies = new Map<string, string>();
  vi.stubGlobal("caches", {
    open: async () => ({
      put: async (path: string, response: Response) => void copies.set(path, await response.text()),
    }),
    delete: async () => copies.clear(),
  });
  for (const fontSize of [110, 120, 130]) storeSettings({ ...chosen, fontSize });
  await vi.waitFor(() =>
    expect([...copies.values()]).toEqual([
      'data-font-size="130" class="high-contrast reduce-motion"',
    ]),
  );
  storeSettings(chosen);
  storeSettings(defaults);
  await vi.waitFor(() => expect(copies.size).toBe(0));
});
