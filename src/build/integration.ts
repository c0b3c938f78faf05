import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { getPublicContent } from "../data/content.ts";
import { finishSite } from "./finish-site.ts";
import { precompress } from "./precompress.ts";

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
        logger.info(
          `${count} files compressed in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
        );
      },
    },
  };
}
