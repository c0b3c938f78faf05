import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { notFoundFile, urlPath } from "../src/hosting/rules.ts";
import { siteFiles } from "../src/hosting/site-files.ts";
import { longestOf } from "./bench-report.ts";

/**
 * `npm run bench -- pages`: what each page of dist/ weighs and how Lighthouse judges it on a phone, beside
 * a copy of it that runs no script, and how soon a next page is painted after the press on its link.
 *
 * - `--longer 3` compares first and largest paint of a page with those of the same page with its main
 *   text three times, and without scripts. Of each folder the longest page.
 * - `--against DIR` compares first paint with that of another build, which stands in DIR.
 * - `--routes /,/about` names the pages.
 * - `--runs 5` is how often each is measured; the median counts.
 *
 * Prints tables and writes them as JSON to test-results/. Exits with 0 only when every goal is met.
 */
const { values } = parseArgs({
  options: {
    routes: { type: "string" },
    runs: { type: "string" },
    longer: { type: "string" },
    against: { type: "string" },
  },
});

/** @throws Error for anything but a whole number from `least` */
function wholeNumber(option: "runs" | "longer", least: number): number | undefined {
  const value = values[option];
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value) && Number(value) >= least) return Number(value);
  throw new Error(`--${option} is a whole number from ${least}.`);
}

try {
  if (!existsSync("dist")) throw new Error("There is no dist/ to measure yet. Run: npm run build");
  const every = siteFiles("dist").filter((file) => file.endsWith(".html") && file !== notFoundFile);
  const wanted = values.routes?.split(",");
  const unknown = wanted?.filter((route) => !every.some((file) => urlPath(file) === route)) ?? [];
  if (unknown.length > 0) throw new Error(`The site has no page ${unknown.join(", ")}.`);
  const [runs, longer] = [wholeNumber("runs", 1), wholeNumber("longer", 2)];
  const { against } = values;
  if (against !== undefined && !existsSync(against)) throw new Error(`There is no ${against}.`);

  const chosen = every.filter((file) => wanted?.includes(urlPath(file)));
  if (longer !== undefined || against !== undefined) {
    const { comparePaints } = await import("./compare-paints.ts");
    const folders = Object.values(Object.groupBy(every, dirname));
    const pages = wanted ? chosen : folders.map((inside = []) => longestOf("dist", inside));
    const good = await comparePaints(pages, { longer, against, runs: runs ?? 7 });
    process.exitCode = good ? 0 : 1;
  } else {
    const { judgePages } = await import("./judge-pages.ts");
    const { benchNextPage } = await import("./next-page.ts");
    const good = await judgePages(wanted ? chosen : every, runs ?? 1);
    process.exitCode = (await benchNextPage(runs ?? 5)) && good ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
