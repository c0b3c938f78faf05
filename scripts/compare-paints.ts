import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseHtml, serializeHtml } from "../src/build/html.ts";
import { precompress } from "../src/build/precompress.ts";
import { urlPath } from "../src/hosting/rules.ts";
import { siteFiles } from "../src/hosting/site-files.ts";
import { median, printTable, report } from "./bench-report.ts";
import { type Chromium, phone, startChromium } from "./devtools.ts";
import { type SlowSite, serveSlowly } from "./slow-link.ts";

/** A phone's first and largest contentful paint, in milliseconds. */
interface Paints {
  first: number;
  largest: number;
}

/** What is compared, and how many times as long it may take. */
const comparisons = [
  { one: "longer", other: "page", paints: ["first", "largest"], goal: 1.05 },
  { one: "page", other: "bare", paints: ["first", "largest"], goal: 1.1 },
  { one: "page", other: "former", paints: ["first"], goal: 1.03 },
] as const;

/**
 * A copy of a site in a folder of its own, with these pages alone, as `change` leaves them. All variants pass the
 * same parser, so that they differ in nothing else.
 */
export async function siteVariant(
  root: string,
  pages: readonly string[],
  change: (page: Document) => void,
): Promise<string> {
  const copy = join(mkdtempSync(join(tmpdir(), "variant-")), "site");
  const others = siteFiles(root).filter((file) => file.endsWith(".html") && !pages.includes(file));
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !others.some((file) => source.startsWith(join(root, file))),
  });
  for (const page of pages) {
    const document = parseHtml(readFileSync(join(copy, page), "utf8"));
    change(document);
    writeFileSync(join(copy, page), serializeHtml(document));
  }
  await precompress(copy);
  return copy;
}

/**
 * Takes all scripts out of a page. Structured data stays: it is a data block, not code
 * (https://html.spec.whatwg.org/#data-block), and without its bytes some pages would take one flight less.
 */
export function removeScripts(page: Document): void {
  for (const script of page.querySelectorAll('script:not([type="application/ld+json"])'))
    script.remove();
}

/** Every word at a distance of `step`, then those beside them. */
function reorder(text: string, step: number): string {
  const words = text.split(" ");
  return Array.from({ length: step }, (_, first) =>
    words.filter((_, index) => index % step === first),
  )
    .flat()
    .join(" ");
}

/** A part of a page once more, with names of its own and its words in another order. */
function reorderedCopy(part: Element, copy: number): Element {
  const twin = part.cloneNode(true) as Element;
  for (const element of [twin, ...twin.querySelectorAll("*")]) {
    if (element.id !== "") element.id += `-${copy}`;
    for (const node of element.childNodes)
      if (node.nodeType === node.TEXT_NODE) node.nodeValue = reorder(node.nodeValue ?? "", copy);
  }
  return twin;
}

/**
 * Repeats what follows the hero until it is there `times` times, each time in other words: equal copies
 * would compress into one, and come sooner than those of any page that is as long.
 */
function lengthen(page: Document, times: number): void {
  const main = page.querySelector("main");
  const [, ...parts] = main?.children ?? [];
  for (let copy = 2; copy <= times; copy += 1)
    for (const part of parts) main?.append(reorderedCopy(part, copy));
}

/** Runs in the browser. */
async function paintsOf(): Promise<Paints> {
  if (document.readyState !== "complete")
    await new Promise((done) => addEventListener("load", done, { once: true }));
  const last = (type: string) =>
    new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
      ).observe({ type, buffered: true });
    });
  // A font that has just come may draw a larger paint.
  await new Promise((done) => setTimeout(done, 300));
  const largest = await last("largest-contentful-paint");
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return { first: paint?.startTime ?? Number.NaN, largest };
}

async function load(chromium: Chromium, url: string): Promise<Paints> {
  const tab = await chromium.open(phone);
  await tab.goto(url);
  const paints = await tab.evaluate(paintsOf);
  await tab.close();
  return paints;
}

/**
 * Compares paints of pages of dist/ on a slow link and a slow processor, each variant in turn, and
 * prints the medians of the ratios.
 *
 * @param longer compares with the main text so many times, and without scripts
 * @param against folder of another build
 * @returns whether every goal is met
 */
export async function comparePaints(
  pages: readonly string[],
  {
    longer,
    against,
    runs,
  }: { longer: number | undefined; against: string | undefined; runs: number },
): Promise<boolean> {
  const copies: string[] = [];
  async function copy(change: (page: Document) => void): Promise<string> {
    const root = await siteVariant("dist", pages, change);
    copies.push(root);
    return root;
  }
  const sites = new Map<string, SlowSite>();
  const chromium = await startChromium();
  try {
    const roots: Record<string, string> = {
      page: longer === undefined ? "dist" : await copy(() => undefined),
      ...(longer !== undefined && {
        longer: await copy((page) => lengthen(page, longer)),
        bare: await copy(removeScripts),
      }),
      ...(against !== undefined && { former: against }),
    };
    for (const [name, root] of Object.entries(roots)) sites.set(name, await serveSlowly(root));
    const columns = comparisons
      .filter(({ one, other }) => sites.has(one) && sites.has(other))
      .flatMap(({ paints, ...rest }) => paints.map((paint) => ({ paint, ...rest })));

    const known = new Set(siteFiles(against ?? "dist"));
    const shared = pages.filter((page) => known.has(page)).map(urlPath);
    const figures = [];
    for (const [index, path] of shared.entries()) {
      console.log(`${index + 1} of ${shared.length}: ${path}`);
      const paints: Record<string, Paints[]> = {};
      for (let run = 0; run < runs; run += 1)
        for (const [name, { origin }] of run % 2 === 0 ? sites : [...sites].reverse()) {
          paints[name] ??= [];
          paints[name].push(await load(chromium, `${origin}${path}`));
        }
      const ratios = columns.map(({ one, other, paint }) =>
        median(
          Array.from(
            { length: runs },
            (_, run) => (paints[one]?.[run]?.[paint] ?? 0) / (paints[other]?.[run]?.[paint] ?? 0),
          ),
        ),
      );
      figures.push({ path, ratios, paints });
    }

    console.log(
      `\nMilliseconds, medians of ${runs}: first / largest paint. Then the ratios and their goals.\n`,
    );
    printTable([
      [
        "",
        ...sites.keys(),
        ...columns.map(({ one, other, paint, goal }) => `${one}/${other} ${paint} ≤${goal}`),
      ],
      ...figures.map(({ path, paints, ratios }) => [
        path,
        ...Object.values(paints).map((all) =>
          (["first", "largest"] as const)
            .map((paint) => median(all.map((one) => one[paint])).toFixed(0))
            .join(" / "),
        ),
        ...ratios.map((ratio) => ratio.toFixed(2)),
      ]),
    ]);
    report("paints.json", { runs, columns, figures });
    return figures.every(({ ratios }) =>
      ratios.every((ratio, column) => ratio <= (columns[column]?.goal ?? 0)),
    );
  } finally {
    await chromium.close();
    for (const site of sites.values()) site.close();
    for (const root of copies) rmSync(join(root, ".."), { recursive: true });
  }
}
