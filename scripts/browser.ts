import { once } from "node:events";
import { accessSync, constants, globSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { delimiter, join, resolve } from "node:path";
import { chromium } from "playwright";
import { librariesOf, packagedChromium } from "./packaged-chromium.ts";

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

/** Names under which systems install a Chromium. */
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
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
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

/**
 * Options to launch the Chromium at `executablePath` for tests and benchmarks. Its fonts are Arimo, as wide as
 * Arial, and Gelasio, as wide as Georgia, so that text is as long on every Linux. Other systems do not read
 * FONTCONFIG_FILE.
 */
export function launchOptions(executablePath: string) {
  const env: NodeJS.ProcessEnv = { ...process.env, FONTCONFIG_FILE: resolve("tests/fonts.conf") };
  const libraries = librariesOf(executablePath);
  if (libraries !== undefined) env["LD_LIBRARY_PATH"] = libraries;
  return { executablePath, args: flags, env };
}

/** What the headless shell has not, which the package, Debian and Playwright call by this name. */
const isHeadlessShell = (path: string) => /headless.shell/.test(path);

/**
 * Path of a Chromium: CHROMIUM_PATH, else the one that npm installs, else Playwright's own download, else one
 * of the system. Installs nothing.
 *
 * @param whole not the headless shell, which finds no text for a visitor, restores no tabs, keeps no pages in
 *   memory and renders none ahead
 * @throws Error when there is none, naming the command that installs one, or CHROMIUM_PATH names no program
 */
export async function chromiumPath(whole = false): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !isExecutable(named))
    throw new Error(`CHROMIUM_PATH is "${named}", which is not a program.`);
  const places = [
    named,
    // Unpacked only where it is used.
    named || whole ? undefined : await packagedChromium(),
    chromium.executablePath(),
    ...applications,
    ...commands.map(onPath),
  ];
  const found = places.find(
    (place) => place && isExecutable(place) && !(whole && isHeadlessShell(place)),
  );
  if (found !== undefined) return found;
  const missing = whole
    ? "No whole Chromium is installed, and the headless shell finds no text in a page, restores no tabs, keeps no pages in memory and renders none ahead."
    : "No Chromium is installed.";
  throw new Error(
    `${missing} Run: npm run setup:browsers (or set CHROMIUM_PATH to a Chrome or Chromium).`,
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
