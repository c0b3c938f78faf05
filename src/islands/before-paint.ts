import { createHash } from "node:crypto";
import { followAnnouncements } from "./announcements.ts";
import { noteEarlyPresses } from "./early-presses.ts";
import { checkPreferences, followPreferences, fontSizes, showPreferences, storageKey } from "./preferences.ts";

/**
 * The script of the page's head. It is small and nothing waits for it; from a warm cache it has
 * run before the browser paints: docs/decisions/0049-nothing-holds-up-the-paint.md. It
 * also ends and begins dated notices, and notes presses for the loader, which usually comes later.
 */
export const beforePaintScript = `(${followPreferences})(${JSON.stringify(storageKey)},${JSON.stringify(fontSizes)},${checkPreferences},${showPreferences});(${followAnnouncements})();(${noteEarlyPresses})();`;

/** Names the script's bytes, for an address that may be cached for good. */
export const beforePaintHash = createHash("sha256").update(beforePaintScript).digest("base64url").slice(0, 8);

export const beforePaintPath = `/assets/${beforePaintHash}.js`;
