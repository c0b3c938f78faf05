import { createHash } from "node:crypto";
import { dirname } from "node:path";

/** URLs of other hosts that a page may load on a press. */
export interface ThirdParties {
  /** The map, shown in a frame. */
  map: string;
  /** The booking service's script, which may open a frame of its own; undefined where there is none. */
  booking: string | undefined;
}

/**
 * The content security policy of a page: only what the page uses. Its styles and its inline script are
 * allowed by their hashes, another host only where an attribute names its URL. Workers follow `script-src`.
 * Why so: docs/decisions/0019-security-and-privacy.md.
 * https://www.w3.org/TR/CSP3/, https://www.w3.org/TR/trusted-types/
 */
export function securityPolicyOf(document: Document, thirdParties: ThirdParties): string {
  const hashesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(
      ({ textContent }) => `'sha256-${createHash("sha256").update(textContent).digest("base64")}'`,
    );
  const stylesheets = document.querySelector("link[rel=stylesheet]") ? ["'self'"] : [];
  const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  /** The URL is an attribute of its own or within JSON. */
  const originOf = (url: string | undefined) =>
    url !== undefined && attributes.some((value) => value.includes(url))
      ? [new URL(url).origin]
      : [];
  const booking = originOf(thirdParties.booking);
  const directives: Record<string, string[]> = {
    "default-src": [],
    "script-src": ["'self'", ...hashesOf("script:not([src], [type])"), ...booking],
    "style-src": [...hashesOf("style"), ...stylesheets],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": [...originOf(thirdParties.map), ...booking],
    "base-uri": [],
    "form-action": ["'self'"],
    "frame-ancestors": [],
    "require-trusted-types-for": ["'script'"],
    // Names of the policies that may make a script's URL, in src/islands/.
    "trusted-types": [...(booking.length > 0 ? ["booking"] : []), "offline"],
  };
  return Object.entries(directives)
    .map(([name, values]) =>
      [name, ...(values.length > 0 ? new Set(values) : ["'none'"])].join(" "),
    )
    .join(";");
}

/**
 * The policies of pages, by file. The pages of a folder allow each other's styles where their policies
 * differ in nothing else, so that hosts, which read a limited number of rules, need one for the folder.
 */
export function sharedPolicies(policies: ReadonlyMap<string, string>): Map<string, string> {
  const hash = /(?<=style-src .*)'sha256-[^']+'/g;
  const byFolder = Map.groupBy(policies, ([file]) => dirname(file));
  return new Map(
    [...byFolder.values()].flatMap((members) => {
      const rests = new Set(members.map(([, policy]) => policy.replace(hash, "")));
      if (rests.size > 1) return members;
      const hashes = new Set(members.flatMap(([, policy]) => policy.match(hash) ?? []));
      const all = [...hashes].sort().join(" ");
      return members.map(([file, policy]): [string, string] => [
        file,
        policy.replace(/(?<=style-src )(?:'sha256-[^']+' ?)+/, (own) =>
          own.endsWith(" ") ? `${all} ` : all,
        ),
      ]);
    }),
  );
}

/**
 * Puts its policy into the page for unknown URLs: hosts choose headers by URL, and an unknown one has no rule.
 * A policy in a page cannot say who may frame it; the header X-Frame-Options, on every response, does.
 */
export function putPolicyInside(document: Document, policy: string): void {
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = policy
    .split(";")
    .filter((directive) => !directive.startsWith("frame-ancestors "))
    .join(";");
  document.querySelector("meta[charset]")?.after(meta);
}
