import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";

/** A test of a run, however it was started. */
export interface TestResult {
  name: string;
  /** File and line: of the test, or where it failed. */
  place: string;
  seconds: number;
  /** Flaky: it passed at a further try only. */
  outcome: "passed" | "failed" | "flaky";
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number;
      location?: { line: number };
      failureMessages: string[];
    }[];
  }[];
}

interface Place {
  file: string;
  line: number;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      status: "expected" | "unexpected" | "flaky" | "skipped";
      results: { duration: number; error?: { location?: Place } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string; location?: Place }[];
}

const placeOf = ({ file, line }: Place) => `${relative("", file)}:${line}`;

/** The tests in a report of Vitest's JSON reporter. A file that cannot be loaded is a test that failed. */
function inVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name: file, status, assertionResults }): TestResult[] => {
    if (status === "failed" && assertionResults.length === 0)
      return [
        { name: "cannot be loaded", place: relative("", file), seconds: 0, outcome: "failed" },
      ];
    return assertionResults
      .filter((test) => test.status === "passed" || test.status === "failed")
      .map(({ fullName, status, duration = 0, location, failureMessages }) => {
        // A line of the stack that is in the file of the test.
        const failed = failureMessages.join("\n").split(`${file}:`)[1];
        const line = Number.parseInt(failed ?? "", 10) || (location?.line ?? 1);
        const outcome = status === "failed" ? "failed" : "passed";
        return {
          name: fullName,
          place: placeOf({ file, line }),
          seconds: duration / 1000,
          outcome,
        };
      });
  });
}

/** The tests in a report of Playwright's JSON reporter. What fails outside of any is a test that failed. */
function inPlaywright({ config, suites, errors }: PlaywrightReport): TestResult[] {
  const inSuite = ({ suites = [], specs }: PlaywrightSuite): TestResult[] => [
    ...suites.flatMap(inSuite),
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== "skipped")
        .map(({ status, results }): TestResult => {
          const location = results.find(({ error }) => error)?.error?.location;
          return {
            name: title,
            place: placeOf(location ?? { file: resolve(config.rootDir, file), line }),
            seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
            outcome: status === "expected" ? "passed" : status === "flaky" ? "flaky" : "failed",
          };
        }),
    ),
  ];
  const outside = errors.map(
    ({ message = "", location }): TestResult => ({
      name: message.split("\n")[0] ?? "",
      place: location ? placeOf(location) : "",
      seconds: 0,
      outcome: "failed",
    }),
  );
  return [...suites.flatMap(inSuite), ...outside];
}

/**
 * The tests that a runner has written about, without those it skipped.
 *
 * @throws Error when it has not written that file
 */
export function resultsIn(file: string, runner: "vitest" | "playwright"): TestResult[] {
  const report = JSON.parse(readFileSync(file, "utf8"));
  return runner === "vitest" ? inVitest(report) : inPlaywright(report);
}

/** How many passed, of them at a further try, and failed. */
export function count(results: readonly TestResult[]) {
  const of = (outcome: TestResult["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  return { passed: of("passed") + of("flaky"), flaky: of("flaky"), failed: of("failed") };
}

/** The end of a run: the ten slowest tests, then what passed at a further try only, and what failed. */
export function reportOf(results: readonly TestResult[]): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`\n${title}:`, ...lines.map((line) => `  ${line}`)];
  const called = (outcome: TestResult["outcome"]) =>
    results
      .filter((result) => result.outcome === outcome)
      .map(({ place, name }) => `${place}  ${name}`);
  const slowest = results
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ seconds, place, name }) => `${seconds.toFixed(1).padStart(5)} s  ${place}  ${name}`);
  return [
    ...list("The slowest tests", slowest),
    ...list("Passed at a further try only", called("flaky")),
    ...list("Failed", called("failed")),
  ].join("\n");
}
