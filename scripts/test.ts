import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromiumPath } from "./browser.ts";
import { count, reportOf, resultsIn, type TestResult } from "./test-results.ts";

/**
 * `npm test` runs the short checks, side by side where they do not need each other's results.
 * `npm run test:all` runs every check, on every page. Both take names of steps to run alone:
 * `npm test -- unit site`, `npm run test:all -- faults`.
 *
 * Prints the seconds of each step, and the log of a step that fails; every log is in test-results/. At the end
 * are the slowest tests, what passed only on a retry and what failed. The last line counts all tests:
 * "N passed, N failed". A step without its own tests counts as one.
 */
interface Step {
  about: string;
  command: [command: string, ...args: string[]];
  /** Steps whose results this one needs. They count as done when they were not requested. */
  after?: string[];
  environment?: Record<string, string>;
  /** Who runs its tests. */
  runner?: "vitest" | "playwright";
  /** Runs only in `npm run test:all`. */
  long?: true;
  /** Uses all processors by itself, so nothing runs beside it. */
  alone?: true;
}

const folder = "test-results";
const example = {
  CONTENT_DIR: "tests/practice/content",
  SITE_DIR: ".build/example",
  SITE_ENV: "local",
};
const another = {
  CONTENT_DIR: ".build/another-practice-content",
  SITE_DIR: ".build/another-practice",
  SITE_ENV: "local",
};

/** The public site of a copy in which somebody has signed some of it. */
function signed(extent: "opening" | "half", CONTENT_FROM: string, name: string) {
  return {
    CONTENT_FROM,
    EXTENT: extent,
    CONTENT_DIR: `.build/${name}-content`,
    SITE_DIR: `.build/${name}`,
    SITE_ENV: "production",
    SITE_URL: "https://www.practice.test",
  };
}
const opening = signed("opening", "tests/practice/content", "opening");
const half = signed("half", "tests/practice/content", "half");
const liveOpening = signed("opening", "content", "live-opening");
const buildPublic: Step["command"] = ["node", "tests/practice/build-public.ts"];

function vitest(project: string, about: string, more: Partial<Step> = {}): Step {
  const command: Step["command"] = ["vitest", "run", "--project", project];
  return { about, command, runner: "vitest", ...more };
}

function playwright(projects: string, about: string, more: Partial<Step> = {}): Step {
  const names = projects.split(" ").flatMap((name) => ["--project", name]);
  const command: Step["command"] = ["playwright", "test", ...names];
  const after = ["build", "example"];
  return { about, command, runner: "playwright", after, alone: true, ...more };
}

const steps: Record<string, Step> = {
  build: { about: "the site into dist/", command: ["node", "scripts/build.ts"] },
  types: { about: "TypeScript", command: ["tsc"] },
  example: {
    about: "the site of the example practice",
    command: ["node", "tests/practice/build.ts"],
    after: ["build"],
    environment: example,
  },
  lint: { about: "code, styles and format", command: ["biome", "ci", "--error-on-warnings"] },
  unit: vitest("unit", "each part by itself", {
    command: ["vitest", "run", "--project", "unit", "--project", "islands"],
  }),
  site: vitest("site", "the built pages", { after: ["build"] }),
  "example-site": vitest("site", "the built pages of the example practice", {
    command: ["vitest", "run", "--project", "site", "--project", "views"],
    after: ["example"],
    environment: example,
  }),
  opening: {
    about: "the public site of the example practice on its first day",
    command: buildPublic,
    after: ["example"],
    environment: opening,
  },
  "opening-site": vitest("site", "the pages of that day", {
    after: ["opening"],
    environment: opening,
  }),
  journeys: playwright("journeys chromium", "visitors in Chromium"),
  specification: vitest("specification", "what the specification counts", {
    after: ["build"],
    long: true,
  }),
  "another-practice": {
    about: "the sites of another practice and of a new one",
    command: ["node", "tests/visits/another-practice/build.ts"],
    after: ["build"],
    environment: { SITE_ENV: "local" },
    long: true,
  },
  "another-site": vitest("site", "the built pages of another practice", {
    after: ["another-practice"],
    environment: another,
    long: true,
  }),
  "another-visits": playwright("another", "visitors of another practice", {
    after: ["another-practice"],
    environment: another,
    long: true,
  }),
  half: {
    about: "the public site with every second page signed",
    command: buildPublic,
    after: ["build"],
    environment: half,
    long: true,
  },
  "half-site": vitest("site", "its pages", { after: ["half"], environment: half, long: true }),
  "live-opening": {
    about: "the public site of the live content on its first day",
    command: buildPublic,
    after: ["build"],
    environment: liveOpening,
    long: true,
  },
  "live-opening-site": vitest("site", "its pages", {
    after: ["live-opening"],
    environment: liveOpening,
    long: true,
  }),
  "opening-visits": playwright("journeys", "visitors on the first day", {
    // Those of the live content are another site's.
    command: ["playwright", "test", "visits/pages", "-G", "live content", "--project=journeys"],
    after: ["opening"],
    environment: opening,
    long: true,
  }),
  faults: playwright("faults", "pages when something fails", { long: true }),
  mutations: {
    about: "the live content, edited at random",
    command: ["node", "tests/staff/mutations/run.ts"],
    long: true,
    alone: true,
  },
  browsers: playwright("firefox webkitgtk", "visitors in Firefox and WebKit", { long: true }),
  editor: playwright("editor", "the editor for staff", {
    command: ["playwright", "test", "--config", "tests/staff/editor/playwright.config.ts"],
    after: [],
    long: true,
  }),
};

/** A step that counts as one test. Its seconds are printed where it ends. */
const asTest = ({ about }: Step, place: string, outcome: TestResult["outcome"]): TestResult => ({
  name: about,
  place,
  seconds: 0,
  outcome,
});

/** Runs a step; its output goes to its log, or to the terminal when nothing runs beside it. */
async function run(name: string, step: Step, visible: boolean): Promise<TestResult[]> {
  const json = resolve(folder, `${name}.json`);
  rmSync(json, { force: true });
  const [command, ...args] = step.command;
  if (step.runner === "vitest") {
    args.push("--reporter=default", "--reporter=json", `--outputFile.json=${json}`);
    args.push("--includeTaskLocation");
    if (!all) args.push("--tags-filter=!long");
  }
  if (step.runner === "playwright") {
    args.push("--reporter=list,json");
    if (!all) args.push("--grep-invert=@long");
    // On a shared machine a browser may be starved of time. What passes only then is reported as
    // flaky, and the nightly run has one try.
    if (!all && process.env["CI"] !== undefined) args.push("--retries=2");
  }
  const log = `${folder}/${name}.log`;
  const output = openSync(log, "w");
  const child = spawn(command, args, {
    stdio: visible ? "inherit" : ["ignore", output, output],
    env: {
      ...process.env,
      ...step.environment,
      PATH: [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter),
      PLAYWRIGHT_JSON_OUTPUT_FILE: json,
    },
    shell: process.platform === "win32",
  });
  const [code] = await once(child, "close");
  closeSync(output);
  if (code !== 0 && !visible) process.stdout.write(`\n${readFileSync(log, "utf8")}\n`);
  const failed = asTest(step, log, "failed");
  if (step.runner === undefined) return [code === 0 ? asTest(step, log, "passed") : failed];
  try {
    const results = resultsIn(json, step.runner);
    const isExplained = code === 0 || count(results).failed > 0;
    return isExplained ? results : [...results, failed];
  } catch {
    return [failed];
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs each step once the steps it needs are done, `lanes` at a time. */
async function runAll(names: string[], lanes: number): Promise<TestResult[]> {
  const done: TestResult[] = [];
  const waiting = new Set(names);
  const running = new Map<string, Promise<void>>();
  const failures = new Set<string>();

  const isReady = (name: string) => {
    const { after = [], alone } = steps[name] as Step;
    const isFree = alone ? running.size === 0 : running.size < lanes;
    return isFree && after.every((other) => !waiting.has(other) && !running.has(other));
  };
  const start = async (name: string) => {
    const step = steps[name] as Step;
    const started = performance.now();
    const missing = step.after?.find((other) => failures.has(other));
    const results: TestResult[] =
      missing === undefined
        ? await run(name, step, names.length === 1)
        : [asTest(step, `not run, because ${missing} failed`, "failed")];
    done.push(...results);
    const { passed, failed, flaky } = count(results);
    if (failed > 0) failures.add(name);
    const retried = flaky > 0 ? ` (${flaky} at a further try)` : "";
    console.log(
      missing === undefined
        ? `${name} (${step.about}): ${passed} passed${retried}, ${failed} failed in ${seconds(started)}`
        : `${name}: not run, because ${missing} failed`,
    );
  };
  while (waiting.size + running.size > 0) {
    const next = [...waiting].find(isReady);
    if (next === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.delete(next);
    const step = start(next).finally(() => running.delete(next));
    running.set(next, step);
    if ((steps[next] as Step).alone) await step;
  }
  return done;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false } },
});
const { all } = values;
const unknown = positionals.find((name) => !(name in steps));
if (unknown !== undefined)
  throw new Error(
    `There is no step "${unknown}". The steps are: ${Object.keys(steps).join(", ")}.`,
  );
const chosen = Object.keys(steps).filter((name) =>
  positionals.length > 0 ? positionals.includes(name) : all || !steps[name]?.long,
);

mkdirSync(folder, { recursive: true });
const began = performance.now();
try {
  // Report a missing browser at once, not after minutes of other steps.
  if (chosen.some((name) => steps[name]?.runner === "playwright"))
    process.env["CHROMIUM_PATH"] = await chromiumPath();
  const results = await runAll(chosen, Math.min(2, availableParallelism()));
  const { passed, failed } = count(results);
  console.log(`${reportOf(results)}\n\nAll of it took ${seconds(began)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
