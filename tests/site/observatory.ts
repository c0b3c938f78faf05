import type { Headers } from "../../src/delivery/rules.ts";

/**
 * How the MDN HTTP Observatory scores an answer: its package @mdn/mdn-http-observatory 1.4.8 (MPL-2.0),
 * the tables in src/grader/charts.js and the tests in src/analyzer/tests/. It is written anew here,
 * for the package needs a database, a native PostgreSQL client and lists from the network to start. Only what
 * earns or keeps points is told apart: everything else counts as the rule's worst.
 *
 * A site without cookies that is not yet in the browsers' HSTS list can have 135. The list gives 5 more.
 * The last 5, for cookies with the right flags, only a site with cookies can have.
 */
export interface Answer {
  headers: Headers;
  /** The policy in a meta element, which is joined with that of the header. */
  metaPolicy: string | undefined;
  scripts: readonly { src: string; integrity: string | null }[];
}

type Rule = (answer: Answer) => number;

const header = ({ headers }: Answer, name: string) => headers[name] ?? "";

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(";").map((part) => {
      const [name = "", ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

/** Sources that let in whatever an attacker likes. */
const broad = /^('unsafe-|data:|blob:|https?:$|ftp:|\*$|http:)/;

const contentSecurityPolicy: Rule = (answer) => {
  const policy = directives(header(answer, "Content-Security-Policy") || (answer.metaPolicy ?? ""));
  if (policy.size === 0) return -25;
  if ([...policy.values()].flat().some((source) => broad.test(source))) return -20;
  if (!policy.has("default-src")) return -20;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
};

const framing: Rule = (answer) => {
  const ancestors = directives(header(answer, "Content-Security-Policy")).get("frame-ancestors");
  if (ancestors?.length && !ancestors.some((source) => broad.test(source))) return 5;
  return /^(DENY|SAMEORIGIN)$/.test(header(answer, "X-Frame-Options")) ? 0 : -20;
};

const strictTransport: Rule = (answer) => {
  const seconds = Number(
    /(?:^|;\s*)max-age=(\d+)/.exec(header(answer, "Strict-Transport-Security"))?.[1] ?? -1,
  );
  if (seconds < 0) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
};

const referrer: Rule = (answer) => {
  const policy = header(answer, "Referrer-Policy");
  if (policy === "") return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
    ? 5
    : -5;
};

const integrity: Rule = ({ scripts }) => {
  if (scripts.length === 0) return 0;
  if (scripts.some(({ src }) => /^(http:|\/\/)/.test(src))) return -50;
  const without = scripts.filter(
    ({ integrity: digest }) => !/^sha(256|384|512)-/.test(digest ?? ""),
  );
  if (without.length === 0) return 5;
  return without.some(({ src }) => src.startsWith("https:")) ? -5 : 0;
};

const rules: Record<string, Rule> = {
  "Content Security Policy": contentSecurityPolicy,
  Cookies: (answer) => (header(answer, "Set-Cookie") === "" ? 0 : -40),
  "Cross Origin Resource Sharing": (answer) =>
    header(answer, "Access-Control-Allow-Origin") === "" ? 0 : -50,
  "Cross Origin Resource Policy": (answer) => {
    const policy = header(answer, "Cross-Origin-Resource-Policy");
    if (policy === "" || policy === "cross-origin") return 0;
    return /^same-(origin|site)$/.test(policy) ? 10 : -5;
  },
  "Referrer Policy": referrer,
  "Strict Transport Security": strictTransport,
  "Subresource Integrity": integrity,
  "X-Content-Type-Options": (answer) =>
    header(answer, "X-Content-Type-Options") === "nosniff" ? 0 : -5,
  "X-Frame-Options": framing,
};

/** Points of an answer, where 100 is an A+ already. What is won counts only for who loses 10 at most. */
export function scoreOf(answer: Answer): { score: number; points: Record<string, number> } {
  const points = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, rule(answer)]),
  );
  const lost = Object.values(points).filter((one) => one < 0);
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const uncurved = 100 + sum(lost);
  return {
    score: Math.max(0, uncurved >= 90 ? 100 + sum(Object.values(points)) : uncurved),
    points,
  };
}
