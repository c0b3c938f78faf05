import type { ImageMetadata } from "astro";
import type { Picture } from "../components/picture.ts";

const files = import.meta.glob<{ default: ImageMetadata }>("./*.{svg,png,jpg,jpeg,webp,avif}", {
  eager: true,
});

/**
 * The picture in this folder with a file name that content states, such as a portrait or a logo.
 *
 * @throws Error when there is none; `content:check` reports that first, with file and line
 */
export function pictureOf(file: string): Picture {
  const picture = files[`./${file}`]?.default;
  if (picture === undefined) throw new Error(`There is no picture ${file} in src/art/.`);
  const { src, width, height } = picture;
  return { src, width, height };
}
