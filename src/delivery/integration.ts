import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { getContent } from "../data/content.ts";
import { compressFiles } from "./compress.ts";
import { finishPages } from "./finish-pages.ts";
import { headersFile, redirectsFile } from "./hosting-files.ts";
import { hostingFiles } from "./rules.ts";
import { siteFiles } from "./site-files.ts";

/**
 * Completes a build for delivery: finished pages, _headers, _redirects and the compressed forms of text files.
 * Put it last, so that it sees what the other integrations write.
 */
export function delivery(): AstroIntegration {
  return {
    name: "delivery",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = await finishPages(root, siteFiles(root));
        await writeFile(join(root, hostingFiles.redirects), redirectsFile(getContent().redirects));
        await writeFile(join(root, hostingFiles.headers), headersFile(files));
        const started = performance.now();
        const count = await compressFiles(root, files);
        logger.info(`${count} of ${files.length} files compressed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
      },
    },
  };
}
