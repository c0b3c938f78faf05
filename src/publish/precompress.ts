import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressible, type Encoding, encodings, isPublic, smallestCompressed } from "./rules.ts";
import { siteFiles } from "./site-files.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Best compression, slow: it runs once for each content, not once a visit. */
const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** What builds have compressed, for later ones: named by the digest of the content. */
const store = ".build/compressed";

/** Writes compressed variants beside each public text file of a site, in other threads while the build goes on. */
export class Precompressor {
  readonly #root: string;
  readonly #files = new Map<string, Promise<unknown>>();

  /** @param root folder of the site */
  constructor(root: string) {
    this.#root = root;
    mkdirSync(store, { recursive: true });
  }

  /** Begins with a file whose content is final. */
  begin(file: string): void {
    if (this.#files.has(file) || !isPublic(file) || !compressible.test(file)) return;
    const bytes = readFileSync(join(this.#root, file));
    if (bytes.length < smallestCompressed) return;
    const digest = createHash("sha256").update(bytes).digest("hex");
    const variants = Object.entries(encodings).map(async ([encoding, ending]) => {
      const cached = join(store, digest + ending);
      if (!existsSync(cached)) {
        // Another build never finds a partial file.
        const unfinished = `${cached}.${process.pid}`;
        writeFileSync(unfinished, await compress[encoding as Encoding](bytes));
        renameSync(unfinished, cached);
      }
      const now = new Date();
      utimesSync(cached, now, now);
      copyFileSync(cached, join(this.#root, file + ending));
    });
    this.#files.set(file, Promise.all(variants));
  }

  /** Waits for all files of the site. @returns how many have compressed variants */
  async finish(): Promise<number> {
    for (const file of siteFiles(this.#root)) this.begin(file);
    await Promise.all(this.#files.values());
    clearStore();
    return this.#files.size;
  }
}

/** Deletes what no build has used for a month. */
function clearStore(): void {
  const monthAgo = Date.now() - 30 * 86_400_000;
  for (const name of readdirSync(store)) {
    const file = join(store, name);
    if (statSync(file).mtimeMs < monthAgo) rmSync(file);
  }
}
