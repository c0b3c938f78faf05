import { spawnSync } from "node:child_process";
import { chromiumPath, firefoxPath, miniBrowserPath, onPath } from "./browser.ts";

/**
 * `npm run setup:browsers`: installs the browsers that are not there yet and that npm does not bring: a whole
 * Chromium, Firefox and WebKit for `npm run test:all`, the first also for `npm test` where the packaged one does
 * not run. Takes Playwright's own Chromium, and the system's packages (apt) where that cannot be had.
 */
function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${[command, ...args].join(" ")}`);
  return (
    spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0
  );
}

function apt(...packages: string[]): boolean {
  if (onPath("apt-get") === undefined) return false;
  const sudo = process.getuid?.() === 0 || onPath("sudo") === undefined ? [] : ["sudo"];
  const install = [...sudo, "apt-get", "install", "--yes", "--no-install-recommends", ...packages];
  const [update = "", ...rest] = [...sudo, "apt-get", "update"];
  run(update, rest);
  return run(install[0] as string, install.slice(1));
}

const browsers = [
  {
    name: "Chromium",
    find: () => chromiumPath(true),
    install: () => run("playwright", ["install", "--with-deps", "chromium"]) || apt("chromium"),
  },
  { name: "Firefox", find: firefoxPath, install: () => apt("firefox-esr") },
  {
    name: "WebKitGTK with its driver",
    find: miniBrowserPath,
    install: () => apt("webkit2gtk-driver", "xvfb"),
  },
];

async function isThere(find: () => string | Promise<string>): Promise<boolean> {
  try {
    await find();
    return true;
  } catch {
    return false;
  }
}

for (const { name, find, install } of browsers) {
  if (await isThere(find)) {
    console.log(`${name} is installed.`);
    continue;
  }
  install();
  if (await isThere(find)) continue;
  console.error(`${name} could not be installed here. Install it by hand.`);
  process.exitCode = 1;
}
