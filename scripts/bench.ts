import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import puppeteer, { type Browser } from "puppeteer-core";
import { serveSite } from "../scripts/site-server.ts";
import { type Figures, visitNext, visitPage, watchHeadings } from "./bench-visit.ts";
import { chromiumPath, launchOptions } from "./browser.ts";
import { slowLink } from "./slow-link.ts";

/**
 * `npm run bench -- / /about`: bytes of these pages of dist/ as they travel, and milliseconds on a slow
 * phone: a processor four times slower, and a link of 1.6 Mbit/s with a round trip of 150 ms.
 *
 * - `--runs 5` is how often each page is measured; the median counts.
 * - `--against DIR` measures another build in turn with dist/. A ratio below 1 says that dist/ is better.
 * - `--next /about` measures instead how soon the heading of that page is painted after a press on its link. It may be
 *   given several times: a service and /about tell whether pages of every kind gain.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    against: { type: "string" },
    next: { type: "string", multiple: true, default: [] },
  },
});
const { against, next } = values;
const runs = Number(values.runs);
if (positionals.length === 0 || !(runs >= 1))
  throw new Error(
    "Name pages: npm run bench -- / /about [--runs N] [--against DIR] [--next PATH]...",
  );

/** The median of each figure, rounded to a whole number. */
function medians(visits: readonly Figures[]): Figures {
  const median = (name: string) => {
    const sorted = visits.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, Math.round(median(name))]));
}

/** Measures a page of each site in turn, or the way from it to the next one, and returns its rows of the table. */
async function compare(
  path: string,
  nextPath: string | undefined,
  browser: Browser,
  origins: readonly string[],
) {
  const name = nextPath === undefined ? path : `${path} to ${nextPath}`;
  const visits = origins.map((): Figures[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, origin] of origins.entries()) {
      const url = origin + path;
      const visit =
        nextPath === undefined ? visitPage(browser, url) : visitNext(browser, url, nextPath);
      visits[index]?.push(await visit);
    }
  const [ours = {}, theirs] = visits.map(medians);
  if (theirs === undefined) return { [name]: ours };
  const ratios = Object.entries(ours).map(([column, figure]) => [
    column,
    Number((figure / (theirs[column] ?? Number.NaN)).toFixed(2)),
  ]);
  return {
    [name]: ours,
    [`${name} of ${against}`]: theirs,
    [`${name} ratio`]: Object.fromEntries(ratios),
  };
}

/** Where a build is to be had over a slow link. */
async function slowOrigin(build: string): Promise<string> {
  const { port } = await serveSite(build);
  return slowLink(port);
}

// The whole Chromium, because its headless shell prerenders nothing.
const browser = await puppeteer.launch(launchOptions(await chromiumPath(true)));
if (next.length > 0) await watchHeadings(browser);
try {
  const builds = against === undefined ? ["dist"] : ["dist", against];
  const origins = await Promise.all(builds.map(slowOrigin));
  const table: Record<string, Figures> = {};
  for (const path of positionals)
    for (const nextPath of next.length === 0 ? [undefined] : next)
      Object.assign(table, await compare(path, nextPath, browser, origins));
  console.table(table);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`Medians of ${runs}, load of this machine ${load}. A busy one measures too much.`);
} finally {
  await browser.close();
}
// The servers would go on.
process.exit();
