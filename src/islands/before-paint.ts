import { createHash } from "node:crypto";
import { followAnnouncements } from "./announcements.ts";
import { noteEarlyPresses } from "./early-presses.ts";
import { checkPreferences, followPreferences, fontSizes, showPreferences, storageKey } from "./preferences.ts";

/**
 * The script of the page's head. It is small, classic and not deferred, so that it has run before
 * the browser paints: docs/decisions/0041-preferences-before-paint.md. It also ends and begins dated
 * notices, and notes presses for the loader, which comes later.
 */
export const beforePaintScript = `(${followPreferences})(${JSON.stringify(storageKey)},${JSON.stringify(fontSizes)},${checkPreferences},${showPreferences});(${followAnnouncements})();(${noteEarlyPresses})();`;

/** Names the script's bytes, for an address that may be cached for good. */
export const beforePaintHash = createHash("sha256").update(beforePaintScript).digest("base64url").slice(0, 8);

export const beforePaintPath = `/assets/${beforePaintHash}.js`;
