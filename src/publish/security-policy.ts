import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";

/** URLs of other hosts that a page may load on a press. */
interface ThirdParties {
  /** The map, shown in a frame. */
  map: string;
  /** The booking service's script, which may open its own frame; undefined where there is none. */
  booking: string | undefined;
}

/** What a policy allows in addition to the site's own files. */
interface Allowed {
  scripts: readonly string[];
  styles: readonly string[];
  /** URLs: one, or none. Of the map's and the booking service's host any page may be framed, but no other script run. */
  map: readonly string[];
  booking: readonly string[];
}

/** https://www.w3.org/TR/CSP3/. Workers follow `script-src`. */
function policyOf({ scripts, styles, map, booking }: Allowed): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": [],
    "script-src": ["'self'", ...scripts, ...booking.map(withoutQuery)],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": [...map, ...booking].map((url) => new URL(url).origin),
    "base-uri": [],
    "form-action": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name, ...(sources.length > 0 ? new Set(sources) : ["'none'"])].join(" "),
    )
    .join(";");
}

/** A source has no query: CSP3, section 2.3.1. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

const hashesOf = (elements: readonly HTMLElement[]) =>
  elements.map(
    ({ rawText }) => `'sha256-${createHash("sha256").update(rawText).digest("base64")}'`,
  );

/**
 * Writes the policy of a page into its head: only what the page uses. Its styles and its inline script are
 * allowed by their hashes, another host only where an attribute names its URL, and of its scripts that one alone.
 * Why so: docs/decisions/0019-security-and-privacy.md.
 */
export function setPolicy(page: HTMLElement, thirdParties: ThirdParties): void {
  const name = "Content-Security-Policy";
  const policy = pagePolicy(page, thirdParties);
  const meta = `<meta http-equiv="${name}" content="${policy}">`;
  page.querySelector("meta[charset]")?.insertAdjacentHTML("afterend", meta);
}

function pagePolicy(page: HTMLElement, thirdParties: ThirdParties): string {
  const elements = page.querySelectorAll("*");
  /** The URL is its own attribute or within JSON. */
  const named = (url: string | undefined) =>
    url !== undefined &&
    elements.some(({ rawAttrs }) => rawAttrs.includes(url.replaceAll("&", "&amp;")))
      ? [url]
      : [];
  return policyOf({
    scripts: hashesOf(page.querySelectorAll("script:not([src]):not([type])")),
    styles: hashesOf(page.querySelectorAll("style")),
    map: named(thirdParties.map),
    booking: named(thirdParties.booking),
  });
}
