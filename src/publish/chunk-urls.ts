import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const suffix = "?chunk-url";

/**
 * `import { url } from "./hydrate.ts?chunk-url"` gives the URL of that module's bundled file. Unlike a plain
 * `import()`, one by URL can be repeated after a failure in every browser: see src/browser/fetch-module.ts.
 */
export function chunkUrls(): Plugin {
  let config: { command: string; root: string };
  return {
    name: "chunk-urls",
    enforce: "pre",
    configResolved: (resolved) => {
      config = resolved;
    },
    load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      const url =
        config.command === "build"
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "chunk", id: file })}`
          : JSON.stringify(`/${relative(config.root, file).split(sep).join("/")}`);
      return `export const url = ${url};`;
    },
  };
}
