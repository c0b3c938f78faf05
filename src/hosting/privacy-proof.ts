import { transform, transformStyleAttribute } from "lightningcss";
import { type Headers, urlPath } from "./rules.ts";

/** What a page may load from another host on a press. */
interface OnRequest {
  host: string;
  /** May open a frame, run a script, or both. */
  as: string[];
  pages: string[];
}

interface Proof {
  about: string;
  cookies: string[];
  hostsAskedWhenAPageOpens: string[];
  hostsAskedOnlyWhenAVisitorAsks: OnRequest[];
  keptOnTheVisitorsDevice: string[];
  pagesLookedAt: number;
  scriptsLookedAt: number;
  stylesAndDrawingsLookedAt: number;
}

/** Attributes by which elements load files. On <a> and <area> `href` leads elsewhere and loads nothing. */
const loadingAttributes = [
  "src",
  "srcset",
  "imagesrcset",
  "href",
  "xlink:href",
  "poster",
  "data",
  "background",
];

/** Relations of a <link> that name a URL and load nothing. */
const inertRelations = [
  "canonical",
  "alternate",
  "license",
  "author",
  "me",
  "next",
  "prev",
  "search",
];

/** Any base does: a URL of the site itself keeps this host. */
const base = "https://this-site.invalid/";

function isForeign(url: string): boolean {
  const { host, protocol } = URL.parse(url, base) ?? {};
  return /^(?:https?|wss?|ftp):$/.test(protocol ?? "") && host !== new URL(base).host;
}

function dependenciesOf(css: string, kind: "sheet" | "declarations"): string[] {
  const options = {
    code: Buffer.from(css),
    analyzeDependencies: true,
    errorRecovery: true,
  } as const;
  const { dependencies } =
    kind === "sheet"
      ? transform({ ...options, filename: "style.css" })
      : transformStyleAttribute({ ...options, filename: "style.css" });
  return (dependencies ?? []).map((one) => ("url" in one ? one.url : one.type));
}

function isInert({ relList }: HTMLLinkElement): boolean {
  return relList.length > 0 && [...relList].every((rel) => inertRelations.includes(rel));
}

function urlsOfAttribute(element: Element, { name, value }: Attr): string[] {
  if (name === "style") return dependenciesOf(value, "declarations");
  // SVG presentation attributes, such as fill="url(#a)".
  if (value.includes("url(") && element.namespaceURI?.endsWith("/svg"))
    return dependenciesOf(`${name}:${value}`, "declarations");
  if (!loadingAttributes.includes(name)) return [];
  if (name === "href" && element.matches("a, area")) return [];
  if (element.localName === "link" && isInert(element as HTMLLinkElement)) return [];
  return name.endsWith("srcset") ? value.split(/[\s,]+/) : [value];
}

/** URLs that a page or drawing loads by itself. */
function urlsOf(document: Document): string[] {
  return [...document.querySelectorAll("*")].flatMap((element) => [
    ...[...element.attributes].flatMap((attribute) => urlsOfAttribute(element, attribute)),
    ...(element.localName === "style" ? dependenciesOf(element.textContent, "sheet") : []),
  ]);
}

/** Other hosts in a policy, with what each may do. */
function hostsIn(policy: string): [host: string, as: string][] {
  return policy.split(";").flatMap((directive) => {
    const [name = "", ...sources] = directive.trim().split(" ");
    return sources
      .filter((source) => source.startsWith("https://"))
      .map((source): [string, string] => [new URL(source).host, name.replace(/-src$/, "")]);
  });
}

function refuseCookies(file: string, code: string): void {
  if (code.includes("document.cookie") || code.includes("cookieStore"))
    throw new Error(`${file} can set a cookie. This site sets none.`);
}

/**
 * What the finished site does with visitors, read from the site itself: add every file, then call `proof`.
 * Each method throws an Error that names the file when something contacts another host by itself or
 * can set a cookie.
 */
export class PrivacyProof {
  readonly #count = { pages: 0, scripts: 0, others: 0 };
  readonly #onRequest = new Map<string, { as: Set<string>; pages: Set<string> }>();

  /** @param policy its content security policy */
  addPage(file: string, document: Document, policy: string): void {
    this.#refuseForeign(file, urlsOf(document));
    for (const { textContent } of document.scripts) refuseCookies(file, textContent);
    this.#count.pages += 1;
    for (const [host, as] of hostsIn(policy)) {
      const known = this.#onRequest.get(host) ?? { as: new Set(), pages: new Set() };
      this.#onRequest.set(host, known);
      known.as.add(as);
      known.pages.add(urlPath(file));
    }
  }

  addDrawing(file: string, document: Document): void {
    this.#refuseForeign(file, urlsOf(document));
    this.#count.others += 1;
  }

  addStyleSheet(file: string, css: string): void {
    this.#refuseForeign(file, dependenciesOf(css, "sheet"));
    this.#count.others += 1;
  }

  addScript(file: string, code: string): void {
    refuseCookies(file, code);
    this.#count.scripts += 1;
  }

  addHeaders(file: string, headers: Headers): void {
    if (Object.keys(headers).some((name) => name.toLowerCase() === "set-cookie"))
      throw new Error(`${file} sets a cookie by a header. This site sets none.`);
  }

  /** @param stored names under which the site keeps something in the browser's storage */
  proof(stored: readonly string[]): Proof {
    return {
      about:
        "Written by the build, which looks at every page, script, style sheet and drawing and stops when one of these lists would not be true.",
      cookies: [],
      hostsAskedWhenAPageOpens: [],
      hostsAskedOnlyWhenAVisitorAsks: [...this.#onRequest]
        .map(([host, { as, pages }]) => ({ host, as: [...as].sort(), pages: [...pages].sort() }))
        .sort((a, b) => (a.host < b.host ? -1 : 1)),
      keptOnTheVisitorsDevice: [...stored],
      pagesLookedAt: this.#count.pages,
      scriptsLookedAt: this.#count.scripts,
      stylesAndDrawingsLookedAt: this.#count.others,
    };
  }

  #refuseForeign(file: string, urls: readonly string[]): void {
    const foreign = urls.find(isForeign);
    if (foreign !== undefined)
      throw new Error(
        `${file} loads ${foreign} before a visitor asks for it. Serve it from this site, or load it when it is asked for.`,
      );
  }
}
