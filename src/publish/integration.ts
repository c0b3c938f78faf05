import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { getAllContent, getContent } from "../data/content.ts";
import { finishSite } from "./finish-site.ts";
import { Precompressor } from "./precompress.ts";
import { siteFiles } from "./site-files.ts";
import { removeUnusedAssets } from "./unused-assets.ts";

/**
 * Finishes a build and precompresses its text files. Put it last, so that it sees what the other integrations write.
 *
 * @param compress false leaves the files as they are, for a server on this machine
 */
export function finish({ compress }: { compress: boolean }): AstroIntegration {
  return {
    name: "finish",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        removeUnusedAssets(root);
        const precompressor = compress ? new Precompressor(root) : undefined;
        for (const file of siteFiles(root)) if (!file.endsWith(".html")) precompressor?.begin(file);
        finishSite(root, getAllContent(), getContent(), (page) => precompressor?.begin(page));
        if (precompressor) logger.info(`${await precompressor.finish()} files are compressed.`);
      },
    },
  };
}
