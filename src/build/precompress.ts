import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
  compressible,
  type Encoding,
  encodings,
  isPublic,
  smallestCompressed,
} from "../hosting/rules.ts";
import { siteFiles } from "../hosting/site-files.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Best compression, slow: it runs once a build, not once a visit. */
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

/** Writes compressed variants beside a file; false when it is too small to gain by them. */
async function precompressFile(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  if (bytes.length < smallestCompressed) return false;
  for (const [encoding, ending] of Object.entries(encodings))
    await writeFile(path + ending, await compress[encoding as Encoding](bytes));
  return true;
}

/**
 * Writes compressed variants beside each public text file.
 *
 * @param root folder of the site
 * @returns how many files have compressed variants
 */
export async function precompress(root: string): Promise<number> {
  let count = 0;
  const queue = siteFiles(root)
    .filter((file) => isPublic(file) && compressible.test(file))
    .values();
  const work = async () => {
    for (const file of queue) if (await precompressFile(join(root, file))) count += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return count;
}
