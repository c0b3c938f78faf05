import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../data/content.ts";
import { madeOnce } from "../files/made-once.ts";
import { shortHash } from "../files/short-hash.ts";
import { artFolder } from "../schemas/drawing.ts";
import { recolored, type WithPalette } from "../styles/palette.ts";
import { parseHtml } from "./html.ts";

const folder = resolve(".build/drawings");
const drawings = [resolve("src/art"), resolve(contentFolder(), artFolder)];

/**
 * The drawings of src/art/ and of the practice in its colors. An import of `drawing.svg?plain` is the
 * drawing without the numbers, for figures without a legend. Each is written to its own file, which the
 * bundler then treats as any other picture.
 */
export function drawingsOf(practice: WithPalette): Plugin {
  return {
    name: "drawings",
    enforce: "pre",
    resolveId: {
      filter: { id: /\.svg(\?plain)?$/ },
      async handler(id, importer = "") {
        const drawing = resolve(importer, "..", id.replace(/\?plain$/, ""));
        const isPlain = id.endsWith("?plain");
        // The bundler also asks for the patterns of import.meta.glob.
        if (!drawings.some((root) => drawing.startsWith(root)) || !existsSync(drawing))
          return undefined;
        const svg = readFileSync(drawing, "utf8");
        const shown = recolored(isPlain ? withoutPins(svg) : svg, practice);
        if (shown === svg) return undefined;
        const file = join(folder, `${shortHash(shown)}-${basename(drawing)}`);
        await madeOnce(file, (path) => writeFile(path, shown));
        return file;
      },
    },
  };
}

/** @throws Error when the drawing has no group of pins; `content:check` reports that first */
export function withoutPins(svg: string): string {
  const pins = parseHtml(svg).querySelector("g#pins");
  if (pins === null) throw new Error('A drawing needs its numbers in <g id="pins">.');
  const [start, end] = pins.range;
  return svg.slice(0, start) + svg.slice(end);
}
