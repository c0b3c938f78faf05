import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Content } from "../data/load-content.ts";
import { finishSite } from "./finish-site.ts";
import { removeUnusedAssets } from "./unused-assets.ts";

/**
 * Finishes a build. Put it last, so that it sees what the other integrations write.
 *
 * @param all the whole content, of which the site shows `content`
 */
export function finish(all: Content, content: Content): AstroIntegration {
  return {
    name: "finish",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const root = fileURLToPath(dir);
        removeUnusedAssets(root);
        finishSite(root, all, content);
      },
    },
  };
}
