import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { JSDOM } from "jsdom";
import puppeteer, { type Page as Tab } from "puppeteer-core";
import { serveSite } from "../scripts/site-server.ts";
import { getContent } from "../src/data/content.ts";
import { paths } from "../src/data/paths.ts";
import type { Page } from "../src/pages/_page.ts";
import { pagesOf } from "../src/pages/_pages.ts";
import { readingGrade } from "../staff/checks/reading.ts";
import { textOf } from "../tests/page-text.ts";
import { chromiumPath, launchOptions } from "./browser.ts";

/**
 * `npm run lengths`: how long the pages of dist/ are, by kind and language: words of `main`, screens of a phone of
 * 390 by 844 px with the footer, Brotli bytes of the HTML, the grade of its English, and of 100 words in sentences
 * those whose sentence another of these pages says too. A page that shows dates is measured as it opens. `npm run lengths -- /recovery` measures each page whose path begins so.
 */
const { positionals } = parseArgs({ allowPositionals: true });

const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

interface Lengths {
  words: number;
  screens: number;
  bytes: number;
  /** NaN where the page is not in English. */
  grade: number;
  sentences: readonly string[];
}

async function lengthsOf({ path, language = "en" }: Page, tab: Tab, origin: string) {
  const html = readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8");
  const main = new JSDOM(html).window.document.querySelector("main");
  if (main === null) throw new Error(`${path} has no main element.`);
  // For eyes alone, or for paper.
  for (const hidden of main.querySelectorAll("[aria-hidden=true], [inert]")) hidden.remove();
  // Headings and labels are not sentences.
  const told = [...main.querySelectorAll("p, li, td")]
    .map(textOf)
    .filter((text) => /[.!?]$/.test(text));
  const innermost = [...main.querySelectorAll("p, li, td, dd")].filter(
    (part) => part.querySelector("p, li, td, dd") === null,
  );
  await tab.goto(origin + path, { waitUntil: "load" });
  const height = await tab.evaluate(() => document.documentElement.scrollHeight);
  return {
    words: textOf(main).split(" ").length,
    screens: height / phone.height,
    bytes: brotliCompressSync(html).length,
    grade: language === "en" ? readingGrade(told) : Number.NaN,
    sentences: innermost.flatMap((part) => textOf(part).match(/[^.!?]+[.!?]+/g) ?? []),
  };
}

/** What a page is to a reader, with its language where it is not English. */
function kindOf({ kind, path, language = "en" }: Page): string {
  const shown = path.includes(`${paths.symptoms}/`) ? "place of symptoms" : kind;
  return language === "en" ? shown : `${shown} (${language})`;
}

const rounded = (figure: number, digits = 0) => Number(figure.toFixed(digits));
const mean = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

const wordsIn = (sentences: readonly string[]) => sentences.join(" ").split(/\s+/).length;

/** One row of the table: the mean and the most of each figure. */
function rowOf(all: readonly Lengths[], pagesThatSay: ReadonlyMap<string, number>) {
  const said = all.flatMap(({ sentences }) => sentences);
  const repeated = said.filter((sentence) => (pagesThatSay.get(sentence) ?? 0) > 1);
  const figures = (name: Exclude<keyof Lengths, "sentences">) =>
    all.map((lengths) => lengths[name]);
  return {
    pages: all.length,
    words: rounded(mean(figures("words"))),
    "most words": Math.max(...figures("words")),
    screens: rounded(mean(figures("screens")), 1),
    "most screens": rounded(Math.max(...figures("screens")), 1),
    "Brotli bytes": rounded(mean(figures("bytes"))),
    grade: rounded(mean(figures("grade")), 1),
    "repeated %": rounded((100 * wordsIn(repeated)) / wordsIn(said)),
  };
}

const named = pagesOf(getContent()).filter(
  ({ path }) => positionals.length === 0 || positionals.some((start) => path.startsWith(start)),
);
const server = await serveSite("dist");
const browser = await puppeteer.launch(launchOptions(await chromiumPath()));
try {
  const tab = await browser.newPage();
  await tab.setViewport(phone);
  const rows: [name: string, lengths: Lengths][] = [];
  for (const page of named)
    rows.push([
      positionals.length === 0 ? kindOf(page) : page.path,
      await lengthsOf(page, tab, server.origin),
    ]);
  const groups = Map.groupBy(rows, ([name]) => name);
  const pagesThatSay = new Map<string, number>();
  for (const sentence of rows.flatMap(([, { sentences }]) => [...new Set(sentences)]))
    pagesThatSay.set(sentence, (pagesThatSay.get(sentence) ?? 0) + 1);
  console.table(
    Object.fromEntries(
      [...groups].map(([name, group]) => [
        name,
        rowOf(
          group.map(([, lengths]) => lengths),
          pagesThatSay,
        ),
      ]),
    ),
  );
} finally {
  await browser.close();
  await server.close();
}
