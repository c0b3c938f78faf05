import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type LaunchOptions } from "playwright";

/** No background requests of the browser itself, because tests count every request. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Names under which systems install a Chromium, in order of preference: the headless shell is the fastest. */
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

const applications: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: ["C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
};

/** Where the shell would find a command; undefined when it is not installed. */
export function onPath(command: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Options to launch the Chromium at `executablePath` for tests and benchmarks. */
export function launchOptions(executablePath: string): LaunchOptions & { executablePath: string } {
  return { executablePath, args: flags };
}

/**
 * Path of a Chromium: CHROMIUM_PATH, else Playwright's own download, else one of the system. Installs nothing.
 *
 * @throws Error when there is none, naming the command that installs one
 */
export async function chromiumPath(): Promise<string> {
  const places = [
    process.env["CHROMIUM_PATH"],
    chromium.executablePath(),
    ...(applications[process.platform] ?? commands.map(onPath)),
  ];
  const found = places.find((place) => place && isExecutable(place));
  if (found !== undefined) return found;
  throw new Error(
    "No Chromium is installed. Run: npm run setup:browsers (or set CHROMIUM_PATH to a Chrome or Chromium).",
  );
}
