import type { ImageMetadata } from "astro";
import type { DiagramPictures, Picture } from "../ui/picture.ts";
import { pinsIn } from "./pins.ts";

type File = { default: ImageMetadata };
type Files = Record<string, File>;

// The alias is set in astro.config.ts. A picture of the practice comes before one of the same name here.
const files = byName({
  ...import.meta.glob<File>("./*.{svg,png,jpg,jpeg,webp,avif}", { eager: true }),
  ...import.meta.glob<File>("@content-art/*.{svg,png,jpg,jpeg,webp,avif}", { eager: true }),
});
const visit = byName({
  ...import.meta.glob<File>("./visit/*.svg", { eager: true }),
  ...import.meta.glob<File>("@content-art/visit/*.svg", { eager: true }),
});
const numbered = byName({
  ...import.meta.glob<File>("./diagrams/*.svg", { eager: true }),
  ...import.meta.glob<File>("@content-art/diagrams/*.svg", { eager: true }),
});
const plain = byName({
  ...import.meta.glob<File>("./diagrams/*.svg", { eager: true, query: "?plain" }),
  ...import.meta.glob<File>("@content-art/diagrams/*.svg", { eager: true, query: "?plain" }),
});

const texts = byName({
  ...import.meta.glob<string>("./diagrams/*.svg", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("@content-art/diagrams/*.svg", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
});

function byName<T>(found: Record<string, T>): Record<string, T> {
  const entries = Object.entries(found);
  return Object.fromEntries(
    entries.map(([path, file]) => [path.replace(/^.*\//, "").replace(/\?.*$/, ""), file]),
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
 * The drawing in content/art/diagrams/ or diagrams/ here that content names, such as septum.
 *
 * @throws Error when there is none; `content:check` reports that first, with file and line
 */
export function diagramOf(name: string): DiagramPictures {
  const file = `${name}.svg`;
  return {
    numbered: pictureIn(numbered, file),
    plain: pictureIn(plain, file),
    pins: pinsIn(texts[file] ?? ""),
  };
}

/** The drawing in content/art/visit/ or visit/ here with this name. */
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
