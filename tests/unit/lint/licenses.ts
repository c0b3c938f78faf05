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
  /** Needed to test the site, not to build it. */
  development: boolean;
}

/** Permissive licenses: any use, as long as the notice is kept. */
const free = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
]);

/** Accepted for these packages only, each with its reason. */
const agreed: readonly { packages: RegExp; license: string | undefined; reason: string }[] = [
  {
    packages: /^@(expo-google-fonts|fontsource-variable)\/faustina$/,
    license: "OFL-1.1",
    reason: "a font; its license is published with it",
  },
  {
    packages: /^@expo-google-fonts\/faustina$/,
    license: "MIT AND OFL-1.1",
    reason: "a font; its license is published with it",
  },
  {
    packages: /^lightningcss(-|$)/,
    license: "MPL-2.0",
    reason: "a tool used unchanged; nothing of it is published",
  },
  {
    packages: /^(axe-core|@axe-core\/playwright)$/,
    license: "MPL-2.0",
    reason: "a tool used unchanged; nothing of it is published",
  },
  {
    packages: /^@img\/sharp-/,
    license: "LGPL-3.0-or-later",
    reason: "a library used unchanged; nothing of it is published",
  },
  {
    packages: /^@img\/sharp-/,
    license: "Apache-2.0 AND LGPL-3.0-or-later",
    reason: "a library used unchanged; nothing of it is published",
  },
  {
    packages: /^@img\/sharp-/,
    license: "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
    reason: "a library used unchanged; nothing of it is published",
  },
  { packages: /^jszip$/, license: "(MIT OR GPL-3.0-or-later)", reason: "taken under MIT" },
  { packages: /^pako$/, license: "(MIT AND Zlib)", reason: "both let anyone use it for anything" },
  {
    packages: /^@biomejs\//,
    license: "MIT OR Apache-2.0",
    reason: "either lets anyone use it for anything",
  },
  {
    packages: /^type-fest$/,
    license: "(MIT OR CC0-1.0)",
    reason: "either lets anyone use it for anything",
  },
  {
    packages: /^dictionary-en$/,
    license: "(MIT AND BSD)",
    reason: "a list of words for tests; both let anyone use it for anything",
  },
  {
    packages: /^dictionary-es$/,
    license: "(GPL-3.0 OR LGPL-3.0 OR MPL-1.1)",
    reason: "a list of words for tests, taken under MPL-1.1; nothing of it is published",
  },
  { packages: /^png-js$/, license: undefined, reason: "its file LICENSE is that of MIT" },
];

/** The packages that are installed, as the lockfile names them. Those for other systems are left out. */
export function installedPackages(root: string): InstalledPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== "" && existsSync(join(root, path, "package.json")))
    .map(([path, { version, dev, devOptional }]) => {
      const { license } = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")) as {
        license?: string;
      };
      return {
        name: path.replace(/^.*node_modules\//, ""),
        version,
        license,
        development: dev === true || devOptional === true,
      };
    });
}

/** Packages whose license is not accepted. */
export function refused(packages: readonly InstalledPackage[]): InstalledPackage[] {
  return packages.filter(
    ({ name, license }) =>
      !free.has(license ?? "") &&
      !agreed.some((one) => one.license === license && one.packages.test(name)),
  );
}
