import { readFileSync } from "node:fs";
import type { ImageMetadata } from "astro";
import { ContentError } from "./content-error.ts";

const files = import.meta.glob<{ default: ImageMetadata }>(
  "../art/*.{svg,png,jpg,jpeg,webp,avif}",
  { eager: true },
);

/**
 * A picture in src/art/ that content names, such as a portrait or a logo, with its size in pixels.
 *
 * @param file name of the file
 * @param namedIn content file that names it, for the error
 * @throws ContentError when there is no such picture
 */
export function artOf(
  file: string,
  namedIn: string,
): { src: string; width: number; height: number } {
  const picture = files[`../art/${file}`]?.default;
  if (picture === undefined) {
    const known = Object.keys(files).map((path) => path.replace("../art/", ""));
    throw new ContentError([
      {
        file: namedIn,
        line: lineNaming(file, namedIn),
        field: "",
        remedy: `There is no picture ${file} in src/art/. Put the file there, or use one of: ${known.join(", ")}.`,
      },
    ]);
  }
  const { src, width, height } = picture;
  return { src, width, height };
}

function lineNaming(file: string, namedIn: string): number | undefined {
  const index = readFileSync(namedIn, "utf8")
    .split("\n")
    .findIndex((line) => line.includes(file));
  return index < 0 ? undefined : index + 1;
}
