import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Package managers of systems, and what each says to install packages. Each list is one command. */
const managers = {
  "apt-get": [
    ["apt-get", "update"],
    ["apt-get", "install", "--yes", "--no-install-recommends"],
  ],
  dnf: [["dnf", "install", "--assumeyes"]],
  apk: [["apk", "add"]],
  pacman: [["pacman", "--sync", "--refresh", "--noconfirm"]],
  brew: [["brew", "install"]],
} satisfies Record<string, string[][]>;

type Manager = keyof typeof managers;

/**
 * Installs packages with the system's own package manager, where one is present that is named.
 * Says on standard output what it does.
 *
 * @param packages what to install, by package manager
 * @returns whether a package manager said that it did
 */
export function installPackages(
  packages: { readonly [Name in Manager]?: readonly string[] },
): boolean {
  for (const [manager, commands] of Object.entries(managers) as [Manager, string[][]][]) {
    const names = packages[manager];
    if (names === undefined || onPath(manager) === undefined) continue;
    console.log(`Installing with ${manager}: ${names.join(" ")}`);
    // An index that cannot be refreshed may still do.
    const done = commands.map((command, index) =>
      run(...asRoot(manager, index === commands.length - 1 ? [...command, ...names] : command)),
    );
    if (done.at(-1)) return true;
  }
  return false;
}

/** Where a command stands, as the shell would find it. */
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

/** Runs a command where the reader of the terminal sees it. */
export function run(command: string, args: readonly string[]): boolean {
  console.log(`  ${[command, ...args].join(" ")}`);
  return (
    spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0
  );
}

/** System packages need root; Homebrew refuses it. */
function asRoot(manager: Manager, [command = "", ...rest]: string[]): [string, string[]] {
  const needed = manager !== "brew" && process.getuid?.() !== 0 && onPath("sudo") !== undefined;
  return needed ? ["sudo", [command, ...rest]] : [command, rest];
}
