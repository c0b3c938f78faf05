import { type Headers, kindOf, urlPath } from "./rules.ts";

/** What a page may load from others once a visitor asks, by host. */
interface Asked {
  host: string;
  /** May open a frame, run a script, or both. */
  as: string[];
  pages: string[];
}

interface Proof {
  about: string;
  /** Every response was looked at for Set-Cookie, every script for what sets a cookie. */
  cookies: string[];
  /** Every element of every page and drawing that loads something by itself was looked at, and every address in styles. */
  hostsAskedWhenAPageOpens: string[];
  hostsAskedOnlyWhenAVisitorAsks: Asked[];
  keptOnTheVisitorsDevice: string[];
  pagesLookedAt: number;
  scriptsLookedAt: number;
  stylesAndDrawingsLookedAt: number;
}

/** Elements that load what an attribute of theirs names as soon as the page is there. */
const loading =
  /<(?:script|img|iframe|source|video|audio|embed|object|track|input|image|feImage|use|frame)\b[^>]*>/gi;
const linked = /<link\b[^>]*>/gi;
/** Links that tell of another address and load nothing. */
const telling = /\brel="(?:canonical|alternate|license|author|me|next|prev|search)"/i;
const loaded = /\s(?:src|srcset|poster|data|(?:xlink:)?href|imagesrcset)="([^"]*)"/gi;
const inStyles = /(?:url\(|@import\s)\s*["']?([^"')\s]+)/gi;
const settingCookies = /document\.cookie|\bcookieStore\b/;

/** Addresses of other hosts that a page, drawing or style sheet loads without being asked. */
function foreignOf(file: string, text: string): string[] {
  const tags = [
    ...(text.match(loading) ?? []),
    ...(text.match(linked) ?? []).filter((tag) => !telling.test(tag)),
  ];
  const named = tags.flatMap((tag) =>
    [...tag.matchAll(loaded)].flatMap(([, value = ""]) =>
      value.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? ""),
    ),
  );
  // A page may speak of such things in its text; elsewhere any attribute may hold a style.
  const sheets =
    kindOf(file) === "page"
      ? [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, sheet = ""]) => sheet)
      : [text];
  const styles = sheets.flatMap((sheet) =>
    [...sheet.matchAll(inStyles)].map(([, address = ""]) => address),
  );
  return [...named, ...styles].filter((address) => /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address));
}

/** Other hosts in a policy, with what each may do. */
function hostsIn(policy: string): [host: string, as: string][] {
  return policy.split(/; */).flatMap((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return sources
      .filter((source) => source.startsWith("https://"))
      .map((source): [string, string] => [new URL(source).host, name.replace(/-src$/, "")]);
  });
}

/**
 * What the finished site does with visitors, read from the site itself.
 *
 * @param texts pages, scripts, style sheets and drawings (SVG), by file
 * @param headers of each file
 * @param kept names under which the site keeps something in the browser's storage
 * @throws Error naming the file, when something asks another host by itself or something sets a cookie
 */
export function privacyProof(
  texts: ReadonlyMap<string, string>,
  headers: ReadonlyMap<string, Headers>,
  kept: readonly string[],
): Proof {
  const pages = [...texts].filter(([file]) => kindOf(file) === "page");
  const scripts = [...texts].filter(([file]) => file.endsWith(".js"));
  const stylesAndDrawings = [...texts].filter(([file]) => /\.(css|svg)$/.test(file));
  for (const [file, text] of [...pages, ...stylesAndDrawings]) {
    const [foreign] = foreignOf(file, text);
    if (foreign !== undefined)
      throw new Error(
        `${file} loads ${foreign} before a visitor asks for it. Serve it from this site, or load it when it is asked for.`,
      );
  }
  const asked = new Map<string, { as: Set<string>; pages: string[] }>();
  for (const [file] of pages) {
    const policy = headers.get(file)?.["Content-Security-Policy"] ?? "";
    for (const [host, as] of hostsIn(policy)) {
      const known = asked.get(host) ?? { as: new Set<string>(), pages: [] };
      asked.set(host, known);
      known.as.add(as);
      if (!known.pages.includes(urlPath(file))) known.pages.push(urlPath(file));
    }
  }
  for (const [file, all] of headers)
    if (Object.keys(all).some((name) => /^set-cookie$/i.test(name)))
      throw new Error(`${file} sets a cookie by a header. This site sets none.`);
  for (const [file, text] of texts)
    if (settingCookies.test(text))
      throw new Error(`${file} can set a cookie. This site sets none.`);
  return {
    about:
      "Written by the build, which looks at every page, script, style sheet and drawing and stops when one of these lists would not be true.",
    cookies: [],
    hostsAskedWhenAPageOpens: [],
    hostsAskedOnlyWhenAVisitorAsks: [...asked]
      .map(([host, { as, pages: where }]) => ({ host, as: [...as].sort(), pages: where.sort() }))
      .sort((a, b) => (a.host < b.host ? -1 : 1)),
    keptOnTheVisitorsDevice: [...kept],
    pagesLookedAt: pages.length,
    scriptsLookedAt: scripts.length,
    stylesAndDrawingsLookedAt: stylesAndDrawings.length,
  };
}
