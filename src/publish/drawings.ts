import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../data/content.ts";
import { recolored } from "../data/palette.ts";
import { artFolder } from "../schemas/drawing.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { parseHtml } from "./html.ts";

const folder = resolve(".build/drawings");
const drawings = [resolve("src/art"), resolve(contentFolder(), artFolder)];

/**
 * The drawings of src/art/ and of the practice in its colors. An import of `drawing.svg?plain` is the
 * drawing without the numbers, for figures without a legend. Each is written to a file of its own, which the
 * bundler then treats as any other picture.
 */
export function drawingsOf(practice: Pick<PracticeContent, "look">): Plugin {
  return {
    name: "drawings",
    enforce: "pre",
    resolveId: {
      filter: { id: /\.svg(\?plain)?$/ },
      handler(id, importer = "") {
        const drawing = resolve(importer, "..", id.replace(/\?plain$/, ""));
        const isPlain = id.endsWith("?plain");
        // The bundler also asks for the patterns of import.meta.glob.
        if (!drawings.some((root) => drawing.startsWith(root)) || !existsSync(drawing))
          return undefined;
        const svg = readFileSync(drawing, "utf8");
        const shown = recolored(isPlain ? withoutPins(svg) : svg, practice);
        return shown === svg ? undefined : written(shown, basename(drawing));
      },
    },
  };
}

/** A file with this content, which other builds may be using too. */
function written(svg: string, name: string): string {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 16);
  const file = join(folder, `${hash}-${name}`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, svg);
  return file;
}

/** @throws Error when the drawing has no group of pins; `content:check` reports that first */
export function withoutPins(svg: string): string {
  const pins = parseHtml(svg).querySelector("g#pins");
  if (pins === null) throw new Error('A drawing needs its numbers in <g id="pins">.');
  const [start, end] = pins.range;
  return svg.slice(0, start) + svg.slice(end);
}
