import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { recolored } from "../data/palette.ts";
import type { PracticeContent } from "../schemas/practice.ts";

const drawings = resolve("src/art");

/** What is used of a style sheet that PostCSS has parsed. */
interface Styles {
  walkDecls(each: (declaration: { value: string }) => void): void;
}

/**
 * Puts the colors of the content in place of those of the default look, in the style sheets and in the
 * drawings of src/art/, of which it writes copies for the bundler.
 */
export function practiceColors(practice: PracticeContent): {
  css: NonNullable<UserConfig["css"]>;
  plugins: Plugin[];
} {
  if (practice.look.palette === undefined) return { css: {}, plugins: [] };
  const folder = resolve(process.env["BUILD_DIR"] ?? "dist", "../recolored");
  return {
    css: {
      postcss: {
        plugins: [
          (root: Styles) =>
            root.walkDecls((declaration) => {
              declaration.value = recolored(declaration.value, practice);
            }),
        ],
      },
    },
    plugins: [
      {
        name: "practice-colors",
        enforce: "pre",
        resolveId: {
          filter: { id: /\.svg$/ },
          handler(id, importer = "") {
            const drawing = resolve(importer, "..", id);
            if (!drawing.startsWith(drawings)) return undefined;
            const file = join(folder, basename(drawing));
            mkdirSync(folder, { recursive: true });
            writeFileSync(file, recolored(readFileSync(drawing, "utf8"), practice));
            return file;
          },
        },
      },
    ],
  };
}
