import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parse, stringify } from "yaml";
import { buildSite } from "../src/build/build-site.ts";
import { getContent } from "../src/data/content.ts";
import { type EngineName, engineNames } from "../tests/browsers/engine.ts";
import { chromiumPath, isExecutable, onPath } from "./browser.ts";

/**
 * `npm run test:all -- browsers`: the same journeys through the built site in Chromium, Firefox and
 * WebKitGTK. Installs nothing: fails when an engine is missing.
 *
 * Engines can be named, and journeys by their words: `node scripts/test-browsers.ts firefox --grep booking`.
 * FIREFOX_PATH and MINIBROWSER_PATH name other browsers than those found, as CHROMIUM_PATH does.
 */
interface Provision {
  /** Path of the browser, or undefined when it or its driver is missing. */
  find: () => string | undefined;
  /** How to install it. */
  remedy: string;
}

const firefoxPlaces = {
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  win32: [`${process.env["PROGRAMFILES"] ?? "C:\\Program Files"}\\Mozilla Firefox\\firefox.exe`],
};

const provisions: Record<Exclude<EngineName, "chromium">, Provision> = {
  firefox: {
    find: () =>
      process.env["FIREFOX_PATH"] ??
      onPath("firefox-esr") ??
      onPath("firefox") ??
      firefoxPlaces[process.platform as keyof typeof firefoxPlaces]?.find(isExecutable),
    remedy: "Install Firefox, or set FIREFOX_PATH to where it is.",
  },
  webkitgtk: {
    // The browser is useless without its driver and a display to run on.
    find: () =>
      onPath("WebKitWebDriver") && onPath("Xvfb")
        ? (process.env["MINIBROWSER_PATH"] ??
          globSync("/usr/{lib,lib64,libexec}/{*/,}webkit{2,}gtk-*/MiniBrowser").at(-1))
        : undefined,
    remedy:
      "It is there on Linux only: install WebKitGTK's WebKitWebDriver and MiniBrowser, and Xvfb (on Debian: apt-get install webkit2gtk-driver xvfb).",
  },
};

/** Path of an engine's browser, as it is installed. */
async function provide(name: EngineName): Promise<string> {
  if (name === "chromium") return chromiumPath();
  const { find, remedy } = provisions[name];
  const path = find();
  if (path === undefined) throw new Error(`Run npm run setup:browsers. ${remedy}`);
  return path;
}

/** Testimonials for three pages. */
const enough = 13;

/** A copy of the content with at least that many testimonials, each an existing one with a number. */
function growContent(target: string): void {
  cpSync(process.env["CONTENT_DIR"] ?? "content", target, { recursive: true });
  const file = join(target, "testimonials.yaml");
  const content = parse(readFileSync(file, "utf8")) as { testimonials: { quote: string }[] };
  const models = [...content.testimonials];
  for (let number = models.length + 1; number <= enough; number += 1) {
    const model = models[number % models.length] as { quote: string };
    content.testimonials.push({ ...model, quote: `${model.quote} (${number})` });
  }
  writeFileSync(file, stringify(content));
}

interface Results {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: { specs: { tests: { annotations: { type: string; description?: string }[] }[] }[] }[];
}

interface Outcome {
  passed: number;
  failed: number;
  /** One line for people. */
  summary: string;
}

async function runJourneys(
  name: EngineName,
  environment: Record<string, string>,
  args: readonly string[],
): Promise<Outcome> {
  const file = `test-results/browsers-${name}.json`;
  rmSync(file, { force: true });
  const started = performance.now();
  const child = spawn(
    "playwright",
    ["test", "--config", "tests/browsers/playwright.config.ts", "--project", name, ...args],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        ...environment,
        PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file),
        PATH: [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter),
      },
      shell: process.platform === "win32",
    },
  );
  const [code] = await once(child, "close");
  if (!existsSync(file))
    return { passed: 0, failed: 1, summary: `${name}: stopped before its end` };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { stats, errors, suites } = JSON.parse(readFileSync(file, "utf8")) as Results;
  const passed = stats.expected;
  const failed = Math.max(stats.unexpected + stats.flaky + errors.length, code === 0 ? 0 : 1);
  const version = suites
    .flatMap(({ specs }) =>
      specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations)),
    )
    .find(({ type }) => type === "browser");
  return {
    passed,
    failed,
    summary: `${name} (${version?.description ?? "did not start"}): ${passed} passed, ${failed} failed in ${seconds} s`,
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { grep: { type: "string" } },
});
const unknown = positionals.find((name) => !engineNames.some((known) => known === name));
if (unknown !== undefined)
  throw new Error(`There is no engine "${unknown}". The engines are: ${engineNames.join(", ")}.`);
const chosen =
  positionals.length === 0 ? engineNames : engineNames.filter((name) => positionals.includes(name));

const root = ".build/browsers";
const content = mkdtempSync(join(tmpdir(), "content-"));
try {
  growContent(content);
  process.env["CONTENT_DIR"] = content;
  getContent();
  mkdirSync("test-results", { recursive: true });
  console.log("Building the site, with testimonials for three pages…");
  if ((await buildSite(root)) === undefined)
    throw new Error("The build did not finish; see the reason above.");

  const outcomes: Outcome[] = [];
  const lines: string[] = [];
  for (const name of chosen) {
    const path = await provide(name).catch((error: Error) => {
      lines.push(`${name} is missing. ${error.message}`);
      process.exitCode = 1;
      return undefined;
    });
    if (path === undefined) continue;
    console.log(`\n${name}: ${path}`);
    const outcome = await runJourneys(
      name,
      { ENGINE_PATH: path, SITE_DIR: root },
      values.grep === undefined ? [] : ["--grep", values.grep],
    );
    outcomes.push(outcome);
    lines.push(outcome.summary);
  }
  console.log(`\n${lines.join("\n")}`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
} finally {
  rmSync(content, { recursive: true, force: true });
  rmSync(root, { recursive: true, force: true });
}
