import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { parseHtml } from "./html.ts";

const folder = resolve(".build/plain-drawings");

/**
 * Imports of `drawing.svg?plain`: the drawing without the numbers of its legend, for close-ups. It is
 * written to a file of its own, which the bundler then treats as any other picture.
 */
export const plainDrawings: Plugin = {
  name: "plain-drawings",
  enforce: "pre",
  resolveId: {
    filter: { id: /\.svg\?plain$/ },
    handler(id, importer = "") {
      const drawing = resolve(importer, "..", id.replace(/\?plain$/, ""));
      const file = join(folder, basename(drawing));
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, withoutPins(readFileSync(drawing, "utf8")));
      return file;
    },
  },
};

/** @throws Error when the drawing has no group of pins */
export function withoutPins(svg: string): string {
  const pins = parseHtml(svg).querySelector("g#pins");
  if (pins === null) throw new Error('A drawing needs its numbers in <g id="pins">.');
  const [start, end] = pins.range;
  return svg.slice(0, start) + svg.slice(end);
}
