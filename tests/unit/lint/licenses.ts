import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The licenses of the installed packages, and which of them are accepted. Licenses are named as SPDX does: https://spdx.org/licenses/.
 */

export interface InstalledPackage {
  name: string;
  version: string;
  /** As the package states it, an SPDX expression; undefined without a statement. */
  license: string | undefined;
}

/** Permissive licenses: any use, as long as the notice is kept. */
const free = new Set(
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 PSF-2.0 Python-2.0 Unlicense".split(
    " ",
  ),
);

/** Accepted for these packages only: tools and libraries used unchanged, of which nothing is published, and fonts. */
const agreed: readonly [packages: RegExp, license: RegExp, reason: string][] = [
  [/\/faustina$/, /^(MIT AND )?OFL-1\.1$/, "a font; its license is published with it"],
  [/^lightningcss(-|$)|^(@axe-core\/playwright|axe-core|ical\.js)$/, /^MPL-2\.0$/, "a tool"],
  [/^@img\/sharp-/, /^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/, "a library"],
  [/^jszip$/, /^\(MIT OR GPL-3\.0-or-later\)$/, "taken under MIT"],
  [/^pako$/, /^\(MIT AND Zlib\)$/, "both permissive"],
  [/^@biomejs\//, /^MIT OR Apache-2\.0$/, "both permissive"],
  [/^type-fest$/, /^\(MIT OR CC0-1\.0\)$/, "both permissive"],
  [/^dictionary-en$/, /^\(MIT AND BSD\)$/, "both permissive; a list of words for tests"],
  [/^dictionary-es$/, / OR MPL-1\.1\)$/, "taken under MPL-1.1; a list of words for tests"],
  [/^png-js$/, /^$/, "its file LICENSE is that of MIT"],
];

/** The packages that are installed, as the lockfile names them. Those for other systems are left out. */
export function installedPackages(root: string): InstalledPackage[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  const { packages } = read("package-lock.json") as {
    packages: Record<string, { version: string }>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== "" && existsSync(join(root, path, "package.json")))
    .map(([path, { version }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      version,
      license: read(join(path, "package.json")).license,
    }));
}

/** Packages whose license is not accepted. */
export function refused(packages: readonly InstalledPackage[]): InstalledPackage[] {
  return packages.filter(
    ({ name, license }) =>
      !free.has(license ?? "") &&
      !agreed.some(([packages, text]) => packages.test(name) && text.test(license ?? "")),
  );
}
