// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  checkPreferences,
  defaults,
  followPreferences,
  shownPreferences,
  showPreferences,
  showStoredPreferences,
  storageKey,
  storePreferences,
} from "../../../src/islands/preferences.ts";

const root = document.documentElement;
const chosen = { fontSize: 130, highContrast: true, reduceMotion: true };

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  root.className = "";
  delete root.dataset["fontSize"];
});

describe("what is stored", () => {
  test.each([
    undefined,
    null,
    5,
    "text",
    [],
    {},
    { fontSize: "110" },
    { fontSize: 95 },
    { fontSize: 70 },
    { fontSize: 160 },
    { fontSize: Number.NaN },
    { highContrast: "true" },
  ])("%j counts as nothing chosen", (stored) => {
    expect(checkPreferences(stored)).toEqual(defaults);
  });

  test("is kept where it makes sense", () => {
    expect(checkPreferences({ ...chosen, more: 1 })).toEqual(chosen);
    expect(checkPreferences({ fontSize: 90, highContrast: 1 })).toEqual({
      ...defaults,
      fontSize: 90,
    });
  });

  test("is nothing for a visitor who wants the default", () => {
    storePreferences(chosen);
    expect(JSON.parse(localStorage.getItem(storageKey) ?? "")).toEqual(chosen);
    storePreferences(defaults);
    expect(localStorage).toHaveLength(0);
  });

  test("may fail to be stored", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    expect(() => storePreferences(chosen)).not.toThrow();
  });
});

describe("the worker's copy", () => {
  /** The part of the browser's Cache interface that is used, over a Map. */
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("caches", {
      open: async () => ({
        put: async (address: string, response: Response) =>
          void kept.set(address, await response.text()),
      }),
      delete: async () => kept.clear(),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is what the root of a page is to have", async () => {
    storePreferences(chosen);
    await vi.waitFor(() =>
      expect([...kept.values()]).toEqual([
        'data-font-size="130" class="high-contrast reduce-motion"',
      ]),
    );
  });

  test("follows the last of many quick choices, and goes with the last of them", async () => {
    for (const fontSize of [110, 120, 130]) storePreferences({ ...defaults, fontSize });
    await vi.waitFor(() => expect([...kept.values()]).toEqual(['data-font-size="130" class=""']));
    storePreferences(chosen);
    storePreferences(defaults);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(kept.size).toBe(0);
  });
});

test("what is shown can be read again", () => {
  expect(shownPreferences(root)).toEqual(defaults);
  showPreferences(chosen, root);
  expect(shownPreferences(root)).toEqual(chosen);
});

describe("what is stored and followed", () => {
  test("puts stored preferences in force", () => {
    localStorage.setItem(storageKey, JSON.stringify(chosen));
    showStoredPreferences();
    expect(shownPreferences(root)).toEqual(chosen);
  });

  test.each(["{", "null", "[1]", '"x"', '{"fontSize":1e9}'])(
    "leaves the default for %s",
    (rubbish) => {
      localStorage.setItem(storageKey, rubbish);
      showStoredPreferences();
      expect(shownPreferences(root)).toEqual(defaults);
    },
  );

  test("bears blocked storage", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
    expect(showStoredPreferences).not.toThrow();
    expect(shownPreferences(root)).toEqual(defaults);
  });

  test("follows another tab, and a page that comes back", () => {
    followPreferences();
    localStorage.setItem(storageKey, JSON.stringify(chosen));
    dispatchEvent(new StorageEvent("storage", { key: "something-else" }));
    expect(shownPreferences(root)).toEqual(defaults);
    dispatchEvent(new StorageEvent("storage", { key: storageKey }));
    expect(shownPreferences(root)).toEqual(chosen);
    localStorage.clear();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(shownPreferences(root)).toEqual(defaults);
  });
});
