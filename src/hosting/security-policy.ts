import { createHash } from "node:crypto";

/** Addresses of others that a page may load, once a visitor asks for them. */
export interface ThirdParties {
  /** The map, shown in a frame. */
  map: string;
  /** The booking service's script, which may open a frame of its own; undefined where there is none. */
  booking: string | undefined;
}

/** Names of the policies that may make an address a script's (Trusted Types): src/islands/booking-dialog.ts, src/islands/service-worker.ts. */
const trustedPolicies = { booking: "booking", worker: "offline" };

const styleElement = /<style>(.*?)<\/style>/gs;

/**
 * The content security policy of a page: nothing but what the page uses. The styles within it are known by their
 * hashes, another host only where the page names the address. Workers follow `script-src`, and are of the site by
 * themselves: no browser takes one from elsewhere. Why so: docs/decisions/0019-security-and-privacy.md.
 * https://www.w3.org/TR/CSP3/, https://www.w3.org/TR/trusted-types/
 */
export function securityPolicyOf(html: string, thirdParties: ThirdParties): string {
  const styles = [
    ...new Set(
      [...html.matchAll(styleElement)].map(
        ([, sheet = ""]) => `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`,
      ),
    ),
  ];
  // An address stands in an attribute, by itself or within JSON.
  const hostOf = (address: string | undefined) =>
    address !== undefined && html.includes(address.replaceAll("&", "&amp;"))
      ? [new URL(address).origin]
      : [];
  const booking = hostOf(thirdParties.booking);
  const directives: [name: string, ...values: string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...booking],
    ["style-src", ...styles, ...(html.includes('<link rel="stylesheet"') ? ["'self'"] : [])],
    ["img-src", "'self'"],
    ["font-src", "'self'"],
    ["connect-src", "'self'"],
    ["manifest-src", "'self'"],
    ["frame-src", ...hostOf(thirdParties.map), ...booking],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    [
      "trusted-types",
      ...(booking.length > 0 ? [trustedPolicies.booking] : []),
      trustedPolicies.worker,
    ],
  ];
  return directives
    .map(([name, ...values]) =>
      [name, ...new Set(values.length > 0 ? values : ["'none'"])].join(" "),
    )
    .join(";");
}

/**
 * The page for unknown addresses with its policy inside. Hosts choose headers by the address that was
 * asked for, and an unknown one has no rule. A page cannot say by itself who may frame it; the header
 * X-Frame-Options, which every response has, says that.
 */
export function withPolicyInside(html: string, policy: string): string {
  const inside = policy.replace(/frame-ancestors [^;]*;/, "");
  return html.replace(
    /<meta charset="?utf-8"?\s*\/?>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${inside}">`,
  );
}
