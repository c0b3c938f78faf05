import { createHash } from "node:crypto";
import { followAnnouncements } from "./announcements.ts";

/**
 * The script that ends and begins dated notices, for the head of a page that carries one. The page waits for it,
 * since a notice that appears late would move what is read: docs/decisions/0011-first-paint.md.
 */
export const beforePaintScript = `(${followAnnouncements})();`;

/** Names the script's bytes, for an address that may be cached for good. */
export const beforePaintHash = createHash("sha256")
  .update(beforePaintScript)
  .digest("base64url")
  .slice(0, 8);

export const beforePaintPath = `/assets/${beforePaintHash}.js`;
