import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { getPublicContent } from "../data/content.ts";
import { encodings, kindOf, speculationFile, speculationRules, urlPath } from "../hosting/rules.ts";
import { siteFiles } from "../hosting/site-files.ts";
import { finishSite } from "./finish-site.ts";
import { precompress, precompressFile } from "./precompress.ts";

/** Finishes a build and precompresses its text files. Put it last, so that it sees what the other integrations write. */
export function finish(): AstroIntegration {
  return {
    name: "finish",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        finishSite(root, getPublicContent());
        const started = performance.now();
        const count = await precompress(root);
        await writeSpeculationRules(root);
        logger.info(
          `${count} files compressed in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
        );
      },
    },
  };
}

/** Writes what browsers may fetch ahead, which depends on how light the compressed pages are. */
async function writeSpeculationRules(root: string): Promise<void> {
  const pages = siteFiles(root).filter((file) => kindOf(file) === "page");
  const weights = new Map(
    pages.map((file) => [urlPath(file), statSync(join(root, file + encodings.br)).size]),
  );
  const path = join(root, speculationFile);
  writeFileSync(path, JSON.stringify(speculationRules(weights)));
  await precompressFile(path);
}
