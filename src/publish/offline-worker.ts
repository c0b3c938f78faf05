import { fileURLToPath } from "node:url";
import { scriptText } from "./script-text.ts";

/**
 * The script of the service worker, src/browser/offline.ts.
 *
 * @param offline `paths` of the page in each language, English last; without any it unregisters itself in browsers
 * that have it, at their next visit. `version` has to change with the pages, which the worker keeps.
 */
export function offlineWorker(offline: { version: string; paths: readonly string[] }): string {
  const file = fileURLToPath(new URL("../browser/offline.ts", import.meta.url));
  return scriptText(file, { OFFLINE: offline });
}
