import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";
import { madeOnce } from "../src/files/made-once.ts";

/** npm empties it with node_modules, and git ignores it. */
const cache = join(import.meta.dirname, "../node_modules/.cache");

/** Unpacks into a folder. The package unpacks into the system's temporary folder, which it asks for at once. */
async function unpack(source: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env["TMPDIR"] = folder;
  const files = ["chromium.br", "al2023.tar.br"].map((name) => inflate(join(source, "bin", name)));
  if (TMPDIR === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = TMPDIR;
  await Promise.all(files);
}

/**
 * Path of the Chromium that npm installs, the headless shell alone, unpacked once for each version (210 MB).
 * Undefined where it cannot run: it is for Linux on x64, with glibc 2.34 or newer.
 */
export async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const source = join(fileURLToPath(import.meta.resolve("@sparticuz/chromium")), "../..");
  const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const folder = join(cache, `chromium-headless-shell-${version}`);
  await madeOnce(folder, (unfinished) => unpack(source, unfinished));
  return join(folder, "chromium");
}

/** Folder of the libraries that come with a browser; undefined for one that uses the system's. */
export function librariesOf(executablePath: string): string | undefined {
  return executablePath.startsWith(cache) ? join(executablePath, "../al2023/lib") : undefined;
}
