import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromiumPath } from "./browser.ts";

/**
 * `npm test`: every check of the project, from the quickest to the slowest. Stops at the first step
 * that fails, because the later ones would only repeat its news; `--all` goes on. Steps named on the
 * command line run alone: `npm test -- unit site`.
 *
 * The last line is the count over all tests: "N passed, N failed". A step without tests of its own,
 * such as the build, counts as one.
 */
interface Step {
  name: string;
  /** What it is about, for the reader of the log. */
  about: string;
  commands: [command: string, ...args: string[]][];
  /** File to which the step writes its results, as JSON. */
  results?: { file: string; count: (json: string) => Count };
  /** Environment that the commands need, worked out just before they start. */
  environment?: () => Promise<Record<string, string>>;
}

interface Count {
  passed: number;
  failed: number;
}

const folder = "test-results";

const steps: Step[] = [
  {
    name: "types",
    about: "TypeScript and Astro",
    commands: [["astro", "check", "--minimumFailingSeverity", "warning"]],
  },
  {
    name: "lint",
    about: "code, formatting, styles",
    commands: [
      ["biome", "ci", "--error-on-warnings"],
      ["stylelint", "src/**/*.css"],
    ],
  },
  vitest("unit", "each part by itself"),
  {
    name: "build",
    about: "the whole site into dist/",
    commands: [["npm", "run", "--silent", "build"]],
  },
  vitest("site", "the built pages"),
  {
    name: "journeys",
    about: "visitors in a real Chromium",
    commands: [["playwright", "test"]],
    results: { file: `${folder}/journeys.json`, count: countOfPlaywright },
    environment: async () => ({ CHROMIUM_PATH: await chromiumPath() }),
  },
];

function vitest(project: string, about: string): Step {
  const file = `${folder}/${project}.json`;
  return {
    name: project,
    about,
    commands: [
      [
        "vitest",
        "run",
        "--project",
        project,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ],
    ],
    results: { file, count: countOfVitest },
  };
}

function countOfVitest(json: string): Count {
  const { numPassedTests, numFailedTests, success } = JSON.parse(json) as {
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
  };
  // A file that cannot be loaded fails without a single test.
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) };
}

function countOfPlaywright(json: string): Count {
  const { stats, errors } = JSON.parse(json) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

async function runStep({ commands, results, environment }: Step): Promise<Count> {
  if (results !== undefined) rmSync(results.file, { force: true });
  try {
    const extra = (await environment?.()) ?? {};
    const succeeded = await everyInTurn(commands, extra);
    if (results === undefined)
      return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    const count = results.count(readFileSync(results.file, "utf8"));
    return succeeded ? count : { ...count, failed: Math.max(1, count.failed) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function everyInTurn(
  commands: Step["commands"],
  extra: Record<string, string>,
): Promise<boolean> {
  for (const command of commands) if (!(await succeeds(command, extra))) return false;
  return true;
}

function succeeds(
  [command, ...args]: Step["commands"][number],
  extra: Record<string, string>,
): Promise<boolean> {
  const path = [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter);
  return new Promise((done, fail) => {
    spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, ...extra, PATH: path },
      shell: process.platform === "win32",
    })
      .on("error", fail)
      .on("close", (code) => done(code === 0));
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false } },
});
const unknown = positionals.find((name) => !steps.some((step) => step.name === name));
if (unknown !== undefined)
  throw new Error(
    `There is no step "${unknown}". The steps are: ${steps.map(({ name }) => name).join(", ")}.`,
  );
const chosen =
  positionals.length === 0 ? steps : steps.filter(({ name }) => positionals.includes(name));

const total: Count = { passed: 0, failed: 0 };
const began = performance.now();
for (const [index, step] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}] ${step.name}: ${step.about}`);
  const started = performance.now();
  const count = await runStep(step);
  total.passed += count.passed;
  total.failed += count.failed;
  console.log(
    `[${index + 1}/${chosen.length}] ${step.name}: ${count.passed} passed, ${count.failed} failed in ${seconds(started)} s`,
  );
  if (count.failed > 0 && !values.all) {
    const left = chosen.slice(index + 1).map(({ name }) => name);
    if (left.length > 0)
      console.log(
        `Stopped here. Not run: ${left.join(", ")}. Mend ${step.name} first, or go on regardless with: npm test -- --all`,
      );
    break;
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

console.log(`\nAll of it took ${seconds(began)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
