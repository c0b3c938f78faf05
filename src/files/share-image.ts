import sharp from "sharp";
import { markOf, neutralDrawing, readDrawing } from "../art/drawings.ts";
import { shareImageFile } from "../data/file-paths.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { paletteOf } from "../styles/palette.ts";
import { outlineOf, wrap } from "./faustina.ts";

const { width, height } = shareImageFile;

/** Left edge of the text, right edge of the text, and left edge of the tan panel, in pixels. */
const margin = 72;
const textEnd = 572;
const panel = 690;

/**
 * The picture that a shared link shows: brand and first sentence at the left, the drawing at the right, as on the home
 * page. Letters are outlines, so the result does not depend on installed fonts.
 *
 * @returns WebP
 */
export async function makeShareImage(practice: PracticeContent): Promise<Uint8Array<ArrayBuffer>> {
  const palette = paletteOf(practice);
  const mark = markOf(practice);
  const drawing = readDrawing(practice.look.drawing?.file ?? neutralDrawing, practice);
  const [left, top, drawingWidth, drawingHeight] = drawing.viewBox.split(" ").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  // The drawing is aligned to the lower edge; its lines begin on the white half.
  const scale = (height - 40) / drawingHeight;
  const x = width - drawingWidth * scale + 22;

  const brand = fitted(practice.brand, 78, 2);
  const summary = wrap(summaryOf(practice), "regular", 31, textEnd - margin);
  const brandTop = 194 + brand.size * 0.72;
  const summaryTop = brandTop + (brand.lines.length - 1) * brand.size * 1.04 + 74;

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
    <rect width="${width}" height="${height}" fill="${palette.white}"/>
    <rect x="${panel}" width="${width - panel}" height="${height}" fill="${palette.tan}"/>
    <g transform="translate(${x} 40) scale(${scale}) translate(${-left} ${-top})">${drawing.body}</g>
    ${mark === undefined ? "" : `<g transform="translate(${margin - 4} 72) scale(1.75)" ${mark.filled ? `fill="${palette.green}"` : `stroke="${palette.green}" stroke-width="3.2" stroke-linecap="round"`}><path d="${mark.d}"/></g>`}
    <path fill="${palette.text}" d="${brand.lines.map((line, index) => outlineOf(line, "medium", brand.size, margin, brandTop + index * brand.size * 1.04)).join("")}"/>
    <path fill="${palette["text-soft"]}" d="${summary.map((line, index) => outlineOf(line, "regular", 31, margin, summaryTop + index * 42)).join("")}"/>
  </svg>`;
  return new Uint8Array(
    await sharp(Buffer.from(svg)).webp({ quality: 90, smartSubsample: true, effort: 6 }).toBuffer(),
  );
}

/** Breaks the brand into at most `most` lines, in smaller letters where it needs that. */
function fitted(text: string, largest: number, most: number): { lines: string[]; size: number } {
  for (let size = largest; size > 40; size -= 4) {
    const lines = wrap(text, "medium", size, textEnd - margin);
    if (lines.length <= most) return { lines, size };
  }
  return { lines: wrap(text, "medium", 40, textEnd - margin), size: 40 };
}

/** First sentence of the practice's description of itself. */
export function summaryOf({ about }: Pick<PracticeContent, "about">): string {
  return /^.*?[.!?](?=\s|$)/.exec(about)?.[0] ?? about;
}
