import { once } from "node:events";
import { accessSync, constants, globSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

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

/** Where macOS and Windows have one. */
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Where the shell would find a command; undefined when it is not installed. */
export function onPath(command: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Options to launch the Chromium at `executablePath` for tests and benchmarks. */
export function launchOptions(executablePath: string): { executablePath: string; args: string[] } {
  return { executablePath, args: flags };
}

/**
 * Path of a Chromium: CHROMIUM_PATH, else Playwright's own download, else one of the system. Installs nothing.
 *
 * @param whole not the headless shell, which restores no tabs and keeps no pages in memory
 * @throws Error when there is none, naming the command that installs one
 */
export async function chromiumPath(whole = false): Promise<string> {
  const places = [
    process.env["CHROMIUM_PATH"],
    chromium.executablePath(),
    ...applications,
    ...commands.map(onPath),
  ];
  const found = places.find(
    (place) => place && isExecutable(place) && !(whole && /headless.shell/.test(place)),
  );
  if (found !== undefined) return found;
  throw new Error(
    "No Chromium is installed. Run: npm run setup:browsers (or set CHROMIUM_PATH to a Chrome or Chromium).",
  );
}

/**
 * Path of a Firefox: FIREFOX_PATH, else one of the system.
 *
 * @throws Error when there is none
 */
export function firefoxPath(): string {
  const places = [
    process.env["FIREFOX_PATH"],
    onPath("firefox-esr"),
    onPath("firefox"),
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ];
  const found = places.find((place) => place && isExecutable(place));
  if (found !== undefined) return found;
  throw new Error("No Firefox is installed. Run: npm run setup:browsers (or set FIREFOX_PATH).");
}

/**
 * Path of WebKitGTK's MiniBrowser: MINIBROWSER_PATH, else the system's. It is there on Linux only, and
 * useless without its driver and a display to run on.
 *
 * @throws Error when one of them is missing
 */
export function miniBrowserPath(): string {
  const found =
    process.env["MINIBROWSER_PATH"] ??
    globSync("/usr/{lib,lib64,libexec}/{*/,}webkit{2,}gtk-*/MiniBrowser").at(-1);
  if (found !== undefined && onPath("WebKitWebDriver") && onPath("Xvfb")) return found;
  throw new Error(
    "WebKitGTK's MiniBrowser, WebKitWebDriver or Xvfb is missing. Run: npm run setup:browsers",
  );
}

/** A free port of this machine, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
