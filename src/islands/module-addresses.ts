import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const ending = "?address";
const mark = "\0module-address:";

/** What Astro builds for its own islands, of which this site has none. It would share React with ours, and split their file in two. */
const astroClient = "@astrojs/react/client.js";
const nothing = "\0nothing";

/**
 * `import { address } from "./start-island.ts?address"` gives the address of that module's file, bundled
 * with everything it needs. What is imported by its address can be asked for again under another one
 * (`?1`), which a plain `import()` cannot: see fetch-start.ts.
 *
 * @param root folder of the project, as the development server serves it
 */
export function moduleAddresses(root: string): Plugin {
  let building = false;
  return {
    name: "module-addresses",
    enforce: "pre",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    async resolveId(source, importer) {
      if (building && source === astroClient) return nothing;
      if (!source.endsWith(ending)) return undefined;
      const found = await this.resolve(source.slice(0, -ending.length), importer);
      return found === null ? undefined : mark + found.id;
    },
    load(id) {
      if (id === nothing) return "";
      if (!id.startsWith(mark)) return undefined;
      const file = id.slice(mark.length);
      const address = building
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "chunk", id: file })}`
        : JSON.stringify(`/${relative(root, file).split(sep).join("/")}`);
      return `export const address = ${address};`;
    },
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === "chunk" && chunk.facadeModuleId === nothing) delete bundle[file];
    },
  };
}
