import type { ImageMetadata } from "astro";
import type { Diagram, Picture } from "../components/picture.ts";

type Files = Record<string, { default: ImageMetadata }>;

const files: Files = import.meta.glob("./*.{svg,png,jpg,jpeg,webp,avif}", { eager: true });
const numbered: Files = import.meta.glob("./diagrams/*.svg", { eager: true });
const plain: Files = import.meta.glob("./diagrams/*.svg", { eager: true, query: "?plain" });

/**
 * The picture in this folder with a file name that content states, such as a portrait or a logo.
 *
 * @throws Error when there is none; `content:check` reports that first, with file and line
 */
export function pictureOf(file: string): Picture {
  return pictureIn(files, file);
}

/**
 * The drawing in src/art/diagrams/ that content names, such as septum.
 *
 * @throws Error when there is none; `content:check` reports that first, with file and line
 */
export function diagramOf(name: string): Diagram {
  const file = `diagrams/${name}.svg`;
  return { numbered: pictureIn(numbered, file), plain: pictureIn(plain, file) };
}

function pictureIn(from: Files, file: string): Picture {
  const picture = from[`./${file}`]?.default;
  if (picture === undefined) throw new Error(`There is no picture ${file} in src/art/.`);
  const { src, width, height } = picture;
  return { src, width, height };
}
