import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import { textOf } from "../page-text.ts";
import {
  type BuiltPage,
  content,
  fileOf,
  onEveryPage,
  pages,
  practice,
  practiceIn,
  root,
  routes,
} from "./built-site.ts";

/*
 * What is true of every page of any content that `npm run content:check` accepts. It runs on the live site
 * and on the site of the example practice.
 */

const validator = new HtmlValidate(new FileSystemConfigLoader());
const paths = new Set(routes.map(({ path }) => path));
const byPath = new Map(pages.map((page) => [page.path, page]));
/** The values of the content. Its list of texts says them again, each with all that stands beside it. */
const values = JSON.stringify(content, (key, value) => (key === "strings" ? undefined : value));
const knownLinks = new Set([
  practice.booking?.pageUrl,
  ...practice.offices.map(({ directionsUrl }) => directionsUrl),
  ...practice.social.map(({ url }) => url),
  // Whole values, and links in prose.
  ...[/"https:[^"\\]+/g, /\(https:[^\s")\\]+/g].flatMap((urls) =>
    (values.match(urls) ?? []).map((found) => found.slice(1)),
  ),
]);

it("every page is built", () => {
  expect([...paths, "/404"].filter((path) => !existsSync(fileOf(path)))).toEqual([]);
});

/** What is wrong with a link; undefined when it leads to where it says. */
function faultOf(link: HTMLAnchorElement, { path }: BuiltPage): string | undefined {
  const href = link.getAttribute("href") ?? "";
  // Stands in for another page, at its address: "Try again".
  if (href === "" && path.endsWith("/offline")) return undefined;
  if (!/^(\/(?!\/)|#.|https:\/\/|tel:\+\d+$|(?:tel|sms):\d{3}$)/.test(href))
    return "has no valid target";
  if (textOf(link) === "" && !link.getAttribute("aria-label") && !link.querySelector("img")?.alt)
    return "has no words";
  if (href.startsWith("https:")) {
    if (!knownLinks.has(href)) return "leads to an address that is not in the content";
    const tellsNewTab = /opens in a new tab|se abre en una pestaña nueva/.test(textOf(link));
    return link.target === "_blank" && link.rel.split(" ").includes("noopener") && tellsNewTab
      ? undefined
      : "does not open and announce a new tab";
  }
  if (/^(?:tel|sms):/.test(href)) return undefined;
  const [target = "", fragment] = href.split("#");
  const page = byPath.get(target || path);
  if (page === undefined)
    return /\.[a-z]+$/.test(target) && existsSync(join(root, target)) ? undefined : "is broken";
  return fragment !== undefined && page.document.getElementById(fragment) === null
    ? "leads to a place that is not on the page"
    : undefined;
}

onEveryPage(
  "is valid HTML",
  async ({ file, document }) => {
    // A language has the markup of English.
    if (document.documentElement.lang !== "en") return;
    const { results } = await validator.validateFile(file);
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(mistakes).toEqual([]);
  },
  // The example practice shows every view; the same views of the live content are read nightly.
  { tags: root === "dist" ? ["long"] : [] },
);

onEveryPage(
  "has a language, one main part, one h1 and no gap between levels of headings",
  ({ path, document, main, all }) => {
    expect(document.documentElement.lang).toMatch(/^\/es(\/|$)/.test(path) ? /^es$/ : /^en/);
    expect(all("main").map(({ id }) => id)).toEqual(["main"]);
    const headings = [...main.querySelectorAll("h1, h2, h3, h4, h5, h6")];
    expect(headings.map(textOf)).not.toContain("");
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    expect(all("h1")).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level, levels.join(" ")).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
  },
);

onEveryPage("has links that work", (page) => {
  const faults = page.all("a").flatMap((link) => {
    const fault = faultOf(link as HTMLAnchorElement, page);
    return fault === undefined ? [] : [`${link.outerHTML.slice(0, 200)} ${fault}`];
  });
  expect(faults).toEqual([]);
});

onEveryPage("shows no placeholder", ({ text }) => {
  expect(text).not.toMatch(/\[object |\{[a-zA-Z]+\}/);
});

onEveryPage(
  "gives every picture a text and its size, and fetches only those at the top at once",
  ({ main, all }) => {
    const [first, second] = main.children;
    for (const image of all("img")) {
      const attribute = (name: string) => image.getAttribute(name) ?? "";
      expect(image.hasAttribute("alt"), image.outerHTML).toBe(true);
      expect(Number(attribute("width")) * Number(attribute("height"))).toBeGreaterThan(0);
      const ways = first?.contains(image)
        ? ["high"]
        : second?.contains(image)
          ? ["high", "lazy"]
          : ["lazy"];
      expect(ways, image.outerHTML).toContain(attribute("fetchpriority") + attribute("loading"));
    }
  },
);

onEveryPage("leaves no section empty", ({ all }) => {
  // Lines to write on are for paper alone.
  const empty = all("main section:not([aria-hidden])").filter((section) => {
    const rest = section.cloneNode(true) as Element;
    for (const heading of rest.querySelectorAll("h1, h2, h3")) heading.remove();
    return textOf(rest) === "" && rest.querySelector("img, svg, iframe, input") === null;
  });
  expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

onEveryPage("has no empty cell, which a screen reader would read out", ({ all }) => {
  const empty = all("th, td").filter(
    (cell) =>
      cell.textContent.trim() === "" && cell.closest("[aria-hidden=true], [inert]") === null,
  );
  expect(empty).toEqual([]);
});

onEveryPage("needs no exception from a strict content security policy", ({ all }) => {
  // The one inline script: security.test.ts.
  const inline = all('[style], a[href^="javascript:"]');
  const handlers = all("*").filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith("on")),
  );
  expect([...inline, ...handlers].map(({ outerHTML }) => outerHTML)).toEqual([]);
});

onEveryPage("loads only files that the site has, and connects to no other host", ({ all }) => {
  const loading = all(
    "img, script[src], iframe, source, video, audio, embed, object, use[href], link:not([rel=canonical], [rel=alternate])",
  );
  const addresses = loading.flatMap((element) =>
    ["src", "href", "data", "srcset"].flatMap((name) =>
      (element.getAttribute(name) ?? "").split(/,\s+/).map((part) => part.split(" ")[0] ?? ""),
    ),
  );
  for (const address of addresses) {
    if (address === "" || address.startsWith("#")) continue;
    expect(address).toMatch(/^\/(?!\/)/);
    expect(existsSync(join(root, address.split(/[?#]/)[0] ?? "")), address).toBe(true);
  }
});

onEveryPage("uses each id once, and only existing icons", ({ all }) => {
  const ids = all("[id]").map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const use of all('use[href^="#"]'))
    expect(ids, use.outerHTML).toContain(use.getAttribute("href")?.slice(1));
});

onEveryPage(
  "says what to do when nobody answers, wherever it asks for a call that cannot wait",
  ({ path, document, main, all }) => {
    const { afterHours, nextMorning } = practiceIn(document.documentElement.lang);
    const plain = (text: string) => text.replace(/\[(.*?)\]\(.*?\)/g, "$1");
    // Without online booking the contact page alone tells how to book.
    if (practice.booking) expect(all("dialog").map(textOf).join(" ")).toContain(plain(afterHours));
    else if (path === "/contact-us") expect(textOf(main)).toContain(plain(afterHours));
    const alone = [...main.querySelectorAll("p, li, dd, td")]
      // An index leads to an answer, which says it.
      .filter((part) => part.closest("nav") === null)
      .map(textOf)
      .filter((text) =>
        /\b(call us|call the office|llámenos)\b[^.]*\b(at once|same day|mismo día)\b/i.test(text),
      )
      .filter((text) => ![afterHours, nextMorning].some((said) => text.includes(plain(said))));
    expect(alone).toEqual([]);
  },
);

onEveryPage("lets the visitor skip to the content, book and call", ({ all }) => {
  const [first] = all("body a, body button, body input, body summary, body [tabindex]");
  expect(first?.getAttribute("href")).toBe("#main");
  const hrefs = all("a").map((link) => link.getAttribute("href"));
  const ways = [practice.phoneHref, practice.booking?.pageUrl ?? []].flat();
  expect(hrefs).toEqual(expect.arrayContaining(ways));
});

onEveryPage("waits for no style sheet, and is in standards mode", ({ html, all }) => {
  // That of islands is fetched with React.
  expect(all('link[rel="stylesheet"]:not([media="print"], [disabled])')).toEqual([]);
  expect(html).toMatch(/^<!doctype html>/i);
});

it("redirects every old path straight to a page, permanently unless that page waits", () => {
  const rules = readFileSync(join(root, "_redirects"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.trim().split(/\s+/));
  for (const { from, to } of content.redirects) {
    const isPublic = paths.has(to.split("#")[0] ?? "");
    expect(rules).toContainEqual(isPublic ? [from, to, "301"] : [from, expect.any(String), "302"]);
  }
  // What follows a # never reaches a host.
  expect(rules.flat().filter((part) => part.startsWith("/") && part.includes("#"))).toEqual([]);
  for (const [from = "", to = ""] of rules) {
    expect(paths.has(from), from).toBe(false);
    expect(paths.has(to.split("#")[0] ?? ""), to).toBe(true);
  }
});

const { movedAnchors } = content;

it.skipIf(movedAnchors.length === 0)(
  "has a line at every anchor that has moved, which leads to where it moved",
  () => {
    const wrong = movedAnchors.flatMap(({ from, to }) => {
      const [path = "", id = ""] = from.split("#");
      const line = byPath.get(path)?.document.getElementById(id)?.closest("li");
      const hrefs = [...(line?.querySelectorAll("a") ?? [])].map((link) =>
        link.getAttribute("href"),
      );
      return hrefs.join() === to.split("#")[0]
        ? []
        : `${from} leads to ${hrefs.join() || "nothing"}, not to ${to}`;
    });
    expect(wrong).toEqual([]);
  },
);

it("ships the license of the font with the font", () => {
  expect(readFileSync(join(root, "faustina-license.txt"), "utf8")).toMatch(/SIL Open Font/i);
});
