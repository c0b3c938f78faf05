import { serviceWorkerPath } from "../browser/service-worker.ts";

/**
 * How files of the built site are served: URLs, headers, caching, redirects. The single source for
 * the hosting files in dist/ and for the local server.
 *
 * A `file` is the path of a file below dist/, such as /locations/decatur-ga.html. Its URL path is
 * what a visitor requests: /locations/decatur-ga.
 */

export type Headers = Readonly<Record<string, string>>;

/** The page for unknown URLs. A host sends the one of the requested folder, if there is one. */
export const notFoundFile = "/404.html";

/** Whether a file is a page for unknown URLs: that of the whole site, or of a language's folder. */
export function isNotFoundFile(file: string): boolean {
  return file.endsWith(notFoundFile);
}

/** The text files that static hosts and the local server read. Hosts do not serve them. */
export const hostingFiles = { headers: "/_headers", redirects: "/_redirects" } as const;

/** Status of every redirect. Why not 308: docs/decisions/0018-hosting.md. */
export const redirectStatus = 301;

/** Status while a page waits for a signature: its address will have it (RFC 9110, 15.4.3). */
export const temporaryStatus = 302;

/** The features that reveal most about a visitor. No page needs them, the map's frame included. */
const switchedOff = ["camera", "geolocation", "microphone", "payment"];

/**
 * How long browsers that have seen the site insist on HTTPS: a day, in seconds. It cannot be revoked sooner, so it is
 * raised in steps: docs/deploying.md, "Lengthen HSTS". Over HTTP browsers ignore it (RFC 6797, section 8.1).
 */
const strictTransportSecurity = "max-age=86400";

/** What a browser may fetch ahead of the press (public/): docs/decisions/0016-next-page.md. */
const speculationFile = "/browser/speculation-rules.json";

/**
 * Sent with every response. Short, because they are part of the first flight; each page holds the rest of its
 * content security policy (security-policy.ts), and a policy in a page cannot say who may frame it.
 */
export const commonHeaders: Headers = {
  "Strict-Transport-Security": strictTransportSecurity,
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "frame-ancestors 'none'",
  // Not sent to our own server either: the URL may contain a search.
  "Referrer-Policy": "strict-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": switchedOff.map((feature) => `${feature}=()`).join(),
  "Speculation-Rules": `"${speculationFile}"`,
};

/** Keeps a preview, a copy of the site at another URL, out of search engines. */
export const previewHeaders: Headers = { "X-Robots-Tag": "noindex, nofollow" };

/**
 * Revalidated before each use. When a visitor goes back or restores a tab, browsers skip that unless the stored
 * response matches no request (RFC 9111, section 4.1): docs/decisions/0018-hosting.md.
 */
const revalidated: Headers = { "Cache-Control": "no-cache", Vary: "*" };

/** For names that hold a hash of the bytes, and so never mean other bytes: a year, in seconds (RFC 8246). */
const immutable: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Files that browsers request by themselves, each with its own headers. */
const forBrowsers: Readonly<Record<string, Headers>> = {
  // Firefox cannot store a worker that matches no request, and registers none:
  // https://w3c.github.io/ServiceWorker/#dom-cache-put refuses `Vary: *`.
  [serviceWorkerPath]: { "Cache-Control": "no-cache", "Service-Worker-Allowed": "/" },
  // Every page asks for them, and they hold no facts. Hosts would send the type for .json, and browsers ignore
  // rules of any type but this.
  [speculationFile]: {
    "Cache-Control": "public, max-age=3600, must-revalidate",
    "Content-Type": "application/speculationrules+json",
  },
};

/** Browsers cache a 301 forever by default, so a wrong one could not be undone. */
export const redirectHeaders: Headers = { "Cache-Control": "no-cache" };

/**
 * A drawing that somebody uploaded runs nothing where it is opened by its own address. Replaces the policy of
 * every response, or beside it where a host joins both: a browser keeps each. Not for /forms/: a sandbox takes saving
 * and printing from a PDF, and whatever is there is sent as a PDF, which no browser runs in the name of the site.
 */
const runsNothing: Headers = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
};

/** Headers in addition to those of every response. */
export function headersOf(file: string): Headers {
  if (file.startsWith("/assets/")) return { ...immutable, ...runsNothing };
  return forBrowsers[file] ?? revalidated;
}

/**
 * The rule that applies to a file, as hosts write it: a file that browsers ask for has its own, all
 * others share that of their folder. ":file" is any one part of a path.
 */
export function patternOf(file: string): string {
  if (file in forBrowsers) return file;
  const folder = file.slice(0, file.indexOf("/", 1) + 1);
  if (folder !== "") return `${folder}*`;
  return urlPath(file) === "/" ? "/" : "/:file";
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
export function isServed(file: string): boolean {
  const privateNames: readonly string[] = Object.values(hostingFiles);
  return !privateNames.includes(file) && !/\/\./.test(file.replace(/^\/\.well-known\//, "/"));
}

/** Kinds of file that compression makes smaller; the others are compressed by their own format. */
export const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest|vcf)$/;

/** Registered types of the files of a site, such as text/vcard (RFC 6350). */
const contentTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/** @throws Error when the build makes no such files */
export function contentTypeOf(file: string): string {
  const type = contentTypes[file.slice(file.lastIndexOf(".") + 1)];
  if (type === undefined) throw new Error(`contentTypes does not say what ${file} is.`);
  return type;
}
