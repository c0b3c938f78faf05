import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { getAllContent, getContent } from "../data/content.ts";
import { finishSite } from "./finish-site.ts";
import { removeUnusedAssets } from "./unused-assets.ts";

/** Finishes a build. Put it last, so that it sees what the other integrations write. */
export const finish: AstroIntegration = {
  name: "finish",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const root = fileURLToPath(dir);
      removeUnusedAssets(root);
      finishSite(root, getAllContent(), getContent());
    },
  },
};
