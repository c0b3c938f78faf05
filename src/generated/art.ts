import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** A drawing of src/art/: the content of its <svg>, and its viewBox. */
export interface Drawing {
  body: string;
  viewBox: string;
}

/**
 * Reads a drawing, to be set into another.
 *
 * @param name file in src/art/ without its ending
 * @throws Error when the file is not one <svg> with a viewBox
 */
export function readDrawing(name: string): Drawing {
  const file = resolve("src/art", `${name}.svg`);
  const [, attributes = "", body = ""] =
    /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(readFileSync(file, "utf8")) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (viewBox === undefined)
    throw new Error(`${file} must be one <svg> with a viewBox. Export the drawing again.`);
  return { body, viewBox };
}

/** The strokes of the practice's mark, in a square of 40. */
export function readMark(): string {
  const [, d] = /\sd="([^"]+)"/.exec(readDrawing("mark").body) ?? [];
  if (d === undefined)
    throw new Error("src/art/mark.svg must hold one <path>. Export the drawing again.");
  return d;
}
