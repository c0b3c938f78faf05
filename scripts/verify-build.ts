import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { siteFiles } from "../src/hosting/site-files.ts";

/**
 * `npm run build -- --verify`: builds the last commit twice, in two folders, time zones and languages, and compares
 * every byte. So a published site can be compared with a build of the same commit.
 * Which announcements are over depends on the time: both builds get the same one, SOURCE_DATE_EPOCH or now.
 */
const settings = [
  { place: "a", TZ: "Pacific/Kiritimati", LANG: "en_US.UTF-8" },
  { place: "a/much/longer path/to the site", TZ: "America/Adak", LANG: "tr_TR.UTF-8" },
];

const moment = process.env["SOURCE_DATE_EPOCH"] || String(Math.floor(Date.now() / 1000));

function buildIn(folder: string, environment: Record<string, string>): Map<string, string> {
  mkdirSync(dirname(folder), { recursive: true });
  execFileSync("git", ["clone", "--quiet", "--local", ".", folder]);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  execFileSync(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    env: { ...process.env, SOURCE_DATE_EPOCH: moment, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const site = join(folder, "dist");
  return new Map(
    siteFiles(site).map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(site, file)))
        .digest("hex"),
    ]),
  );
}

const root = mkdtempSync(join(tmpdir(), "verify-build-"));
try {
  const [first = new Map<string, string>(), second = new Map<string, string>()] = settings.map(
    ({ place, ...environment }, index) => buildIn(join(root, String(index), place), environment),
  );
  const different = [...new Set([...first.keys(), ...second.keys()])]
    .filter((file) => first.get(file) !== second.get(file))
    .sort();
  for (const file of different)
    console.error(
      `${file} ${first.has(file) && second.has(file) ? "differs" : "is only in one of them"}`,
    );
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  const whole = createHash("sha256");
  for (const [file, digest] of first) whole.update(`${digest}  ${file}\n`);
  console.log(
    `Two builds of ${commit}, SOURCE_DATE_EPOCH=${moment}: ${first.size} files, ${different.length} differ. SHA-256 of the first's list: ${whole.digest("hex")}`,
  );
  if (different.length > 0 || first.size === 0) process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
