import { createHash } from "node:crypto";
import { checkPreferences, followPreferences, fontSizes, showPreferences, storageKey } from "./preferences.ts";

/**
 * The script of the page's head. It is small, classic and not deferred, so that it has run before
 * the browser paints: docs/decisions/0041-preferences-before-paint.md.
 */
export const preferencesScript = `(${followPreferences})(${JSON.stringify(storageKey)},${JSON.stringify(fontSizes)},${checkPreferences},${showPreferences});`;

/** Names the script's bytes, for an address that may be cached for good. */
export const preferencesScriptHash = createHash("sha256").update(preferencesScript).digest("base64url").slice(0, 8);

export const preferencesScriptPath = `/assets/preferences.${preferencesScriptHash}.js`;
