import { delimiter, join } from "node:path";
import { chromium, type LaunchOptions } from "playwright";
import { installPackages, isExecutable, run } from "./system-packages.ts";

/** Quiet, and with nothing asked of other hosts by the browser itself: a test counts every request. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Names under which systems install a Chromium, in order of preference: without windows of its own it needs a third of the time. */
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

const macApplications = [
  "Chromium.app/Contents/MacOS/Chromium",
  "Google Chrome.app/Contents/MacOS/Google Chrome",
  "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];

const windowsApplications = [
  "Chromium\\Application\\chrome.exe",
  "Google\\Chrome\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Every place where a Chromium may be, the most wanted first: CHROMIUM_PATH, then the system's,
 * then the one that Playwright downloads.
 */
export function browserPlaces(
  platform: NodeJS.Platform,
  environment: Environment,
  downloaded: string,
): string[] {
  const stated = environment["CHROMIUM_PATH"];
  const found = (environment["PATH"] ?? "").split(delimiter).filter(Boolean);
  const system = {
    darwin: ["/Applications", `${environment["HOME"] ?? ""}/Applications`].flatMap((folder) =>
      macApplications.map((name) => `${folder}/${name}`),
    ),
    win32: [
      environment["PROGRAMFILES"],
      environment["PROGRAMFILES(X86)"],
      environment["LOCALAPPDATA"],
    ]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => windowsApplications.map((name) => `${folder}\\${name}`)),
  }[platform as string];
  return [
    stated ?? "",
    ...(system ?? commands.flatMap((name) => found.map((folder) => join(folder, name)))),
    downloaded,
  ].filter(Boolean);
}

/** Options to launch the Chromium at `executablePath` for tests and screenshots. */
export function launchOptions(executablePath: string): LaunchOptions & { executablePath: string } {
  return { executablePath, args: flags };
}

/**
 * Path of a Chromium that starts. Where there is none it gets one: Playwright's own download, and
 * where that is refused, the system's package manager. Says on standard output what it does.
 *
 * @throws Error when none can be had, saying how to provide one
 */
export async function chromiumPath(): Promise<string> {
  const downloaded = chromium.executablePath();
  const find = () => firstThatStarts(browserPlaces(process.platform, process.env, downloaded));
  const present = await find();
  if (present !== undefined) return present;

  console.log("No Chrome or Chromium was found. Fetching Playwright's own (about 150 MB)…");
  if (run("playwright", ["install", "chromium"])) {
    const fetched = await firstThatStarts([downloaded]);
    if (fetched !== undefined) return fetched;
    console.log("It needs libraries of the system. Installing them…");
    if (
      run("playwright", ["install-deps", "chromium"]) &&
      (await firstThatStarts([downloaded])) !== undefined
    )
      return downloaded;
  }

  console.log("That did not work.");
  const inFull = {
    "apt-get": ["chromium"],
    dnf: ["chromium"],
    apk: ["chromium"],
    pacman: ["chromium"],
    brew: ["--cask", "chromium"],
  };
  if (installPackages({ "apt-get": ["chromium-headless-shell"] }) || installPackages(inFull)) {
    const installed = await find();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    "No Chromium could be found or installed. Install Chrome or Chromium, or set CHROMIUM_PATH to where it is.",
  );
}

async function firstThatStarts(places: readonly string[]): Promise<string | undefined> {
  for (const place of places) {
    if (!isExecutable(place)) continue;
    try {
      await (await chromium.launch(launchOptions(place))).close();
      return place;
    } catch (error) {
      console.log(
        `${place} does not start: ${error instanceof Error ? error.message.split("\n")[0] : error}`,
      );
    }
  }
  return undefined;
}
