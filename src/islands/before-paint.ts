import { createHash } from "node:crypto";
import { followAnnouncements } from "./announcements.ts";

/**
 * The script that shows and hides dated notices, for the head of a page that has one. It blocks rendering,
 * since a notice that appears late would shift the layout: docs/decisions/0011-first-paint.md.
 */
export const beforePaintScript = `(${followAnnouncements})();`;

/** Hash of the script, so that its URL can be cached forever. */
export const beforePaintHash = createHash("sha256")
  .update(beforePaintScript)
  .digest("base64url")
  .slice(0, 8);

export const beforePaintPath = `/assets/${beforePaintHash}.js`;
