import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const contentModule = pathToFileURL(resolve("src/data/content.ts")).href;

/**
 * Leaves the module that holds the content out of what Astro bundles: Node runs it as it is, and pages get the content
 * that the configuration has read and checked. Bundled, it would read all content a second time.
 */
export const sharedContent: Plugin = {
  name: "shared-content",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "prerender",
  resolveId: (id) =>
    id.endsWith("/data/content.ts") ? { id: contentModule, external: true } : null,
};
