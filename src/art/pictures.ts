import type { ImageMetadata } from "astro";
import type { Diagram, Picture } from "../parts/layout/picture.ts";

type Files = Record<string, { default: ImageMetadata }>;

const shared: Files = import.meta.glob("./*.{svg,png,jpg,jpeg,webp,avif}", { eager: true });
// The alias is set in astro.config.ts. A picture here comes before one of the same name above.
const practicePictures: Files = import.meta.glob("@content-art/*.{svg,png,jpg,jpeg,webp,avif}", {
  eager: true,
});
const files = byName({ ...shared, ...practicePictures });
const numbered = byName(import.meta.glob("./diagrams/*.svg", { eager: true }));
const visit = byName(import.meta.glob("./visit/*.svg", { eager: true }));
const plain = byName(import.meta.glob("./diagrams/*.svg", { eager: true, query: "?plain" }));

function byName(found: Files): Files {
  const entries = Object.entries(found);
  return Object.fromEntries(
    entries.map(([path, file]) => [path.replace(/^.*\//, "").replace("?plain", ""), file]),
  );
}

/**
 * The picture in content/art/ or in this folder with a file name that content states, such as a logo.
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
  const file = `${name}.svg`;
  return { numbered: pictureIn(numbered, file), plain: pictureIn(plain, file) };
}

/** The drawing in src/art/visit/ with this name. */
export function visitPictureOf(name: string): Picture {
  return pictureIn(visit, `${name}.svg`);
}

function pictureIn(from: Files, file: string): Picture {
  const picture = from[file]?.default;
  if (picture === undefined)
    throw new Error(`There is no picture ${file} in content/art/ or src/art/.`);
  const { src, width, height } = picture;
  return { src, width, height };
}
