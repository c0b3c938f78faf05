import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { PracticeContent } from "../schemas/practice.ts";
import { recolored } from "../styles/palette.ts";

/** Replaces the drawing where the practice names none: abstract arcs. */
export const neutralDrawing = "arcs.svg";

/** A drawing: the content of its <svg>, and its viewBox. */
interface Drawing {
  body: string;
  viewBox: string;
  /** Those of the <svg> element, as text. */
  attributes: string;
}

/** Names of the pictures that content may name: its own, and those of src/art/. */
export function artNames({ folder: own }: PracticeContent["look"]): string[] {
  return [own, resolve("src/art")]
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => /\.(svg|png|jpe?g|webp|avif)$/.test(name));
}

/**
 * Reads a drawing of content/art/ or src/art/, in the practice's colors, to be set into another.
 *
 * @throws Error when the file is not one <svg> with a viewBox
 */
export function readDrawing(name: string, { look }: Pick<PracticeContent, "look">): Drawing {
  const practiceFile = join(look.folder, name);
  const file = existsSync(practiceFile) ? practiceFile : resolve("src/art", name);
  const svg = readFileSync(file, "utf8");
  const [, attributes = "", body = ""] =
    /^\s*(?:<\?xml[^>]*>\s*)?<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (viewBox === undefined)
    throw new Error(`${file} must be one <svg> with a viewBox. Export the drawing again.`);
  return { body: recolored(body, { look }), viewBox, attributes };
}

/** Names of the <view> elements of a drawing: its close-ups. */
export function viewsIn({ body }: Drawing): string[] {
  return [...body.matchAll(/<view\s[^>]*?id="([^"]+)"/g)].map(([, id = ""]) => id);
}

/**
 * The practice's mark as one path in a square of 40; undefined where it has none.
 *
 * @throws Error when the file holds anything else
 */
export function markOf({
  look,
}: Pick<PracticeContent, "look">): { d: string; filled: boolean } | undefined {
  if (look.logo === undefined) return undefined;
  const { body, viewBox, attributes } = readDrawing(look.logo, { look });
  const [path = "", ...others] = body.match(/<[a-z][^>]*>/g) ?? [];
  const [, d] = /^<path[^>]*\sd="([^"]+)"/.exec(path) ?? [];
  if (d === undefined || others.length > 0 || viewBox !== "0 0 40 40")
    throw new Error(
      `${look.logo} must have one <path> and nothing else, in viewBox="0 0 40 40". Export it again.`,
    );
  return { d, filled: !/\sfill="none"/.test(attributes + path) };
}
