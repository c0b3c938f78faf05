import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { type Browser, chromium } from "playwright";
import { encodings, urlPath } from "../src/hosting/rules.ts";
import { storageKey } from "../src/islands/AccessibilitySettings/settings.ts";
import { serveSite } from "../src/server/site-server.ts";
import { median, printTable, report } from "./bench-report.ts";
import { chromiumPath, freePort, launchOptions } from "./browser.ts";
import { removeScripts, siteVariant } from "./compare-paints.ts";
import { jumpToEnd, layoutShift, type PageWeight, weighPage } from "./page-weight.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const goals = {
  score: 100,
  ratio: 1.1,
  bytes: 100_000,
  homeBytes: 150_000,
  requests: 8,
  scriptBytes: 3_000,
};

interface Row extends PageWeight {
  path: string;
  /** Bytes of the page itself, with its styles, as Brotli. */
  html: number;
  layoutShift: number;
  /** 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds, simulated by Lighthouse for a phone on slow 4G. */
  firstPaint: number;
  largestPaint: number;
  /** The same of the page without scripts, measured in turn with it. */
  bare: { firstPaint: number; largestPaint: number };
  /** Lighthouse's own measure of the machine; a busy one reaches less: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
  benchmark: number;
  /** Audits of the four categories that are not perfect. */
  flaws: string[];
}

const ratioOf = ({ firstPaint, largestPaint, bare }: Row) =>
  Math.max(firstPaint / bare.firstPaint, largestPaint / bare.largestPaint);

/** Lighthouse now and then loses the start of a recording on a busy machine, and says to run it again. */
async function judge(url: string, port: number, attempts = 3): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (result?.lhr.runtimeError !== undefined && attempts > 1) return judge(url, port, attempts - 1);
  if (result === undefined || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse did not finish ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`,
    );
  return result.lhr;
}

const value = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? Number.NaN;

function flawsOf({ categories: judged, audits }: Result): string[] {
  const weighty = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighty.flatMap(({ id }) => {
    const { score, displayValue } = audits[id] ?? { score: null };
    return score === null || score >= 1 ? [] : [`${id} ${displayValue ?? score}`];
  });
}

function misses(row: Row): string[] {
  const list = Object.entries(row.scores).flatMap(([name, score]) =>
    score < goals.score ? [`${name} ${score}`] : [],
  );
  if (ratioOf(row) > goals.ratio) list.push(`ratio ${ratioOf(row).toFixed(2)}`);
  if (row.bytes > (row.path === "/" ? goals.homeBytes : goals.bytes))
    list.push(`${row.bytes} bytes`);
  if (row.requests > goals.requests) list.push(`${row.requests} requests`);
  if (row.scriptBytes > goals.scriptBytes) list.push(`${row.scriptBytes} bytes of scripts`);
  if (row.elsewhere.length > 0) list.push(`asks ${row.elsewhere.join(", ")}`);
  if (row.renderBlocking.length > 0) list.push(`waits for ${row.renderBlocking.join(", ")}`);
  if (row.layoutShift >= 0.001) list.push(`layout shift ${row.layoutShift.toFixed(4)}`);
  return list;
}

function print(rows: readonly Row[]): void {
  const head = [
    "",
    "HTML",
    "sent",
    "page",
    "requests",
    "hosts",
    "JS",
    "shift",
    "perf",
    "a11y",
    "best",
    "SEO",
    "paint",
    "bare",
    "largest",
    "bare",
    "ratio",
  ];
  const cells = rows.map((row) => [
    row.path,
    ...[
      row.html,
      row.documentBytes,
      row.bytes,
      row.requests,
      new Set(row.elsewhere.map((url) => new URL(url).host)).size,
      row.scriptBytes,
    ].map(String),
    row.layoutShift.toFixed(3),
    ...categories.map((name) => String(row.scores[name])),
    ...[row.firstPaint, row.bare.firstPaint, row.largestPaint, row.bare.largestPaint].map((time) =>
      time.toFixed(0),
    ),
    ratioOf(row).toFixed(2),
  ]);
  printTable([head, ...cells]);
}

/**
 * In how many visits of someone who has settings they held before the first paint, on a processor
 * slowed down four times: docs/decisions/0011-first-paint.md.
 */
async function settingsInTime(browser: Browser, addresses: readonly string[]): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(addresses[0] ?? "");
  await page.evaluate(
    (key) =>
      localStorage.setItem(
        key,
        JSON.stringify({ fontSize: 150, highContrast: true, reduceMotion: true }),
      ),
    storageKey,
  );
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement?.classList.contains("high-contrast")) return;
      performance.mark("settings");
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true, childList: true });
  });
  let inTime = 0;
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForFunction(
      () =>
        performance.getEntriesByName("first-paint").length > 0 &&
        performance.getEntriesByName("settings").length > 0,
    );
    inTime += await page.evaluate(() =>
      Number(
        (performance.getEntriesByName("settings")[0]?.startTime ?? 0) <=
          (performance.getEntriesByName("first-paint")[0]?.startTime ?? 0),
      ),
    );
  }
  await context.close();
  return `${inTime} of ${addresses.length}`;
}

// Lighthouse leaves requests to its page behind when it closes it; they fail when nobody waits for them any more.
process.on("unhandledRejection", (reason) => {
  if (!(reason instanceof Error && "protocolMethod" in reason)) throw reason;
});

/**
 * Measures each page and a copy that runs no script, and prints a table, slowest first.
 *
 * @param pages files of dist/
 * @returns whether every page meets every goal
 */
export async function judgePages(pages: readonly string[], runs: number): Promise<boolean> {
  const bareRoot = await siteVariant("dist", pages, removeScripts);
  const site = await serveSite("dist");
  const bare = await serveSite(bareRoot);
  const port = await freePort();
  const options = launchOptions(await chromiumPath());
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  const rows: Row[] = [];
  let inTime = "";
  try {
    for (const [index, file] of pages.entries()) {
      const path = urlPath(file);
      process.stdout.write(`${index + 1} of ${pages.length}: ${path}\n`);
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const weight = await weighPage(page, `${site.origin}${path}`);
      await jumpToEnd(page);
      const shift = await layoutShift(page);
      await context.close();

      const judged: Result[] = [];
      const judgedBare: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        judged.push(await judge(`${site.origin}${path}`, port));
        judgedBare.push(await judge(`${bare.origin}${path}`, port));
      }
      const compressed = join("dist", file + encodings.br);
      rows.push({
        path,
        ...weight,
        html: statSync(existsSync(compressed) ? compressed : join("dist", file)).size,
        layoutShift: shift,
        scores: Object.fromEntries(
          categories.map((name) => [
            name,
            Math.round(median(judged.map((one) => one.categories[name]?.score ?? 0)) * 100),
          ]),
        ) as Row["scores"],
        firstPaint: median(judged.map((one) => value(one, "first-contentful-paint"))),
        largestPaint: median(judged.map((one) => value(one, "largest-contentful-paint"))),
        bare: {
          firstPaint: median(judgedBare.map((one) => value(one, "first-contentful-paint"))),
          largestPaint: median(judgedBare.map((one) => value(one, "largest-contentful-paint"))),
        },
        benchmark: median(judged.map(({ environment }) => environment.benchmarkIndex)),
        flaws: [...new Set(judged.flatMap(flawsOf))],
      });
    }
    inTime = await settingsInTime(
      browser,
      Array.from(
        { length: 24 },
        (_, visit) => `${site.origin}${urlPath(pages[visit % pages.length] ?? "")}`,
      ),
    );
  } finally {
    await browser.close();
    site.close();
    bare.close();
    rmSync(join(bareRoot, ".."), { recursive: true });
  }

  rows.sort((a, b) => b.largestPaint - a.largestPaint);
  console.log(
    "\nBytes as they travel (sent: the page with its headers), milliseconds on a simulated phone; bare is the same page without scripts.\n",
  );
  print(rows);
  console.log("\nShort of a goal:");
  for (const row of rows)
    if (misses(row).length > 0)
      console.log(
        `  ${row.path}: ${misses(row).join("; ")}${row.flaws.length > 0 ? ` (${row.flaws.join("; ")})` : ""}`,
      );
  const good = rows.every((row) => misses(row).length === 0);
  if (good) console.log("  none");
  const ratios = rows.map(ratioOf);
  console.log(
    `\n${rows.length} pages, ${runs} ${runs === 1 ? "run" : "runs"} each. Ratio to the page without scripts: median ${median(ratios).toFixed(2)}, at most ${Math.max(...ratios).toFixed(2)}.`,
  );
  console.log(`Settings held before the first paint in ${inTime} visits.`);
  console.log(
    `Lighthouse's benchmark of this machine: ${median(rows.map(({ benchmark }) => benchmark)).toFixed(0)}.`,
  );
  report("pages.json", { runs, goals, settingsInTime: inTime, rows });
  return good;
}
