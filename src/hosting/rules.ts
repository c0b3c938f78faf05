import { mime } from "@fastify/send";
import { serviceWorkerPath } from "../islands/service-worker.ts";

/**
 * How files of the built site are served: URLs, headers, caching, redirects. The single source for
 * the hosting files in dist/ and for the local server.
 *
 * A `file` is the path of a file below dist/, such as /locations/decatur-ga.html. Its URL path is
 * what a visitor requests: /locations/decatur-ga.
 */

export type Headers = Readonly<Record<string, string>>;

/**
 * - hashed: the name holds a hash of the bytes, so that the name never means other bytes
 * - page: HTML
 * - document: anything else that says facts of the practice, such as its phone number
 * - worker: the service worker
 * - picture: everything else that keeps its name while its bytes may change
 */
export type Kind = "hashed" | "page" | "document" | "worker" | "picture";

/** The page for unknown URLs. A host sends the one of the requested folder, if there is one. */
export const notFoundFile = "/404.html";

/** Whether a file is a page for unknown URLs: that of the whole site, or of a language's folder. */
export function isNotFoundFile(file: string): boolean {
  return file.endsWith(notFoundFile);
}

/**
 * Files for the web server, which are not public: the text files that static hosts
 * read, the same rules as JSON for the local server, and what deploy/Caddyfile imports.
 */
export const hostingFiles = {
  headers: "/_headers",
  redirects: "/_redirects",
  rules: "/_hosting.json",
  caddy: "/_caddy",
} as const;

/** Status of every redirect. Why not 308: docs/decisions/0018-hosting.md. */
export const redirectStatus = 301;

/** Parts of the browser that no page needs, the map's frame included. Full screen stays, for the map. */
const switchedOff = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/**
 * How long browsers that have seen the site insist on HTTPS: a day, in seconds. It cannot be taken
 * back sooner, so it is lengthened by steps: docs/deploying.md, "Lengthen HSTS". Over HTTP browsers
 * ignore it (RFC 6797, section 8.1).
 */
const strictTransportSecurity = "max-age=86400";

/** Sent with every response. Pages add a content security policy of their own (security-policy.ts). */
export const commonHeaders: Headers = {
  "Strict-Transport-Security": strictTransportSecurity,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Not even our own server gets the previous page's URL, which may hold a search.
  "Referrer-Policy": "strict-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": switchedOff.map((feature) => `${feature}=()`).join(),
};

/** Keeps a preview, a copy of the site at another URL, out of search engines. */
export const previewHeaders: Headers = { "X-Robots-Tag": "noindex, nofollow" };

/** What a browser may fetch ahead of the press (public/): docs/decisions/0016-next-page.md. */
export const speculationFile = "/speculation-rules.json";

/**
 * Asks the server before each use. When a visitor goes back or restores a tab, browsers skip that question
 * unless the stored answer matches no request (RFC 9111, section 4.1): docs/decisions/0018-hosting.md.
 */
const alwaysAsked: Headers = { "Cache-Control": "no-cache", Vary: "*" };

/** In seconds: a year for what can never change (RFC 8246), an hour for what seldom does. */
const kindHeaders: Readonly<Record<Kind, Headers>> = {
  hashed: { "Cache-Control": "public, max-age=31536000, immutable" },
  page: { ...alwaysAsked, "Speculation-Rules": `"${speculationFile}"` },
  document: alwaysAsked,
  // Firefox cannot store a worker that matches no request, and registers none:
  // https://w3c.github.io/ServiceWorker/#dom-cache-put refuses `Vary: *`.
  worker: { "Cache-Control": "no-cache" },
  picture: { "Cache-Control": "public, max-age=3600, must-revalidate" },
};

/** Browsers cache a 301 forever by default, so a wrong one could not be undone. */
export const redirectHeaders: Headers = { "Cache-Control": "no-cache" };

export function kindOf(file: string): Kind {
  if (file.startsWith("/assets/")) return "hashed";
  if (file.endsWith(".html")) return "page";
  if (file === serviceWorkerPath) return "worker";
  // The speculation rules say no facts, and every page asks for them.
  return /\.(?:webp|png|ico|svg)$/.test(file) || file === speculationFile ? "picture" : "document";
}

/** Headers that the file's kind adds to `commonHeaders`. */
export function headersOf(file: string): Headers {
  // Hosts would send the type for .json, and browsers ignore rules of any type but this.
  return file === speculationFile
    ? { ...kindHeaders.picture, "Content-Type": contentTypeOf(file) }
    : kindHeaders[kindOf(file)];
}

/**
 * The canonical path of a file, and of any other spelling of it:
 * /about.html, /about/ and /about/index.html become /about.
 */
export function urlPath(path: string): string {
  const clean = path
    .replace(/\/+$/, "")
    .replace(/\.html$/, "")
    .replace(/\/index$/, "");
  return clean === "" ? "/" : clean;
}

/** False for files of the hosting service and for dotfiles other than /.well-known/ (RFC 8615). */
export function isPublic(file: string): boolean {
  const privateNames: readonly string[] = Object.values(hostingFiles);
  return !privateNames.includes(file) && !/\/\./.test(file.replace(/^\/\.well-known\//, "/"));
}

/** Encodings with which files are stored beside the original, best first, and the ending of each. */
export const encodings = { br: ".br", gzip: ".gz" } as const;

export type Encoding = keyof typeof encodings;

/** Kinds of file that compression makes smaller; the others are compressed by their own format. */
export const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest|vcf)$/;

/** Smaller files hardly shrink. The script of announcements (724 bytes), which precedes the paint, does by half. In bytes. */
export const smallestCompressed = 512;

/** Registered types that the list of the mime package predates: RFC 9239 and RFC 6350. */
const newerTypes: Readonly<Record<string, string>> = { js: "text/javascript", vcf: "text/vcard" };

/** Media type of a file, with the charset where the type has one. */
export function contentTypeOf(file: string): string {
  if (file === speculationFile) return "application/speculationrules+json";
  const type =
    newerTypes[file.slice(file.lastIndexOf(".") + 1)] ??
    mime.getType(file) ??
    "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
