import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { getContent } from "../../src/data/content.ts";
import { type Practice, practiceOf } from "../../src/data/practice.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { plain, textOf } from "../page-text.ts";
import { wholeContent, wholePractice } from "../practice/whole.ts";

/** A page in dist/. */
export interface BuiltPage {
  /** URL path, such as /about; /404 for the page for unknown URLs. */
  path: string;
  file: string;
  html: string;
  document: Document;
  main: HTMLElement;
  /** What its body reads as. */
  text: string;
  /** Its elements that match. */
  all: (selector: string) => HTMLElement[];
}

/** Folder of the built site: dist/, or the one of the example practice. */
export const root = process.env["SITE_DIR"] ?? "dist";

export const content = getContent();
export const practice: Practice = practiceOf(content.practice);

/** The practice in the language of a page. */
export function practiceIn(language: string): Practice {
  const translation = content.translations[language as "es"];
  return translation ? practiceOf(translation.practice, translation.language) : practice;
}

/** The same where the site leaves nothing out, as the example practice does. */
export const whole = { content: wholeContent(), practice: wholePractice() };

/** File in dist/ of the page at a path. */
export function fileOf(path: string): string {
  return `${root}${path === "/" ? "/index" : path}.html`;
}

export const routes = pagesOf(content);

/** Every built page of the site, the 404 page included. */
export const pages: readonly BuiltPage[] = [...routes.map(({ path }) => path), "/404"]
  .filter((path) => existsSync(fileOf(path)))
  .map(read);

function read(path: string): BuiltPage {
  const file = fileOf(path);
  const html = readFileSync(file, "utf8");
  const document = new DOMParser().parseFromString(html, "text/html");
  return {
    path,
    file,
    html,
    document,
    main: document.querySelector("main") ?? document.body,
    text: textOf(document.body),
    all: (selector) => [...document.querySelectorAll<HTMLElement>(selector)],
  };
}

/** Tests a claim about each of some pages. It fails with the names of all where the claim does not hold. */
export function onEach<Page extends { path: string }>(
  some: readonly Page[],
  claim: string,
  check: (page: Page) => void | Promise<void>,
  options: { tags?: string[] } = {},
): void {
  it(claim, options, async () => {
    const failures: string[] = [];
    for (const page of some) {
      try {
        await check(page);
      } catch (error) {
        failures.push(`${page.path}: ${(error as Error).message}`);
      }
    }
    expect(failures).toEqual([]);
  });
}

export function onEveryPage(
  claim: string,
  check: Parameters<typeof onEach<BuiltPage>>[2],
  options?: Parameters<typeof onEach>[3],
): void {
  onEach(pages, `every page ${claim}`, check, options);
}

/**
 * The page at a path.
 *
 * @throws Error when it was not built
 */
export function pageAt(path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`${fileOf(path)} was not built.`);
  return page;
}

/** The heading with these words, looked for in `within`. */
export function headingIn(within: Element, words: string): Element {
  const found = [...within.querySelectorAll("h1, h2, h3, h4")].filter(
    (heading) => textOf(heading) === plain(words),
  );
  const [heading] = found;
  if (heading === undefined || found.length > 1)
    throw new Error(`There are ${found.length} headings "${words}".`);
  return heading;
}

/** The first element that matches after `start`, in the order of reading. */
function next(start: Element, selector: string): Element {
  const following = [...start.ownerDocument.querySelectorAll(selector)].find(
    (element) => start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (following === undefined) throw new Error(`No ${selector} follows "${textOf(start)}".`);
  return following;
}

/** The entries of the first list under a heading. */
export function listUnder(within: Element, heading: string): Element[] {
  return [...next(headingIn(within, heading), "ul, ol").children];
}

/** The section that a heading opens. */
export function sectionOf(within: Element, heading: string): Element {
  const section = headingIn(within, heading).closest("section");
  if (section === null) throw new Error(`"${heading}" is in no section.`);
  return section;
}

/** Links with these words, without the hint that they open a new tab. */
export function linksNamed(within: Element, words: string): HTMLAnchorElement[] {
  return [...within.querySelectorAll("a")].filter(
    (link) => textOf(link).replace(/ ?\(opens in a new tab\)$/, "") === words,
  );
}
