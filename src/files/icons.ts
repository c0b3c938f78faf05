import sharp from "sharp";
import { markOf } from "../art/drawings.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import { paletteOf } from "../styles/palette.ts";
import { outlineOf, widthOf } from "./faustina.ts";

/** What an icon is made from. */
type Input = Pick<PracticeContent, "brand" | "look">;

type IconShape =
  /** A tile with round corners, for browser tabs. */
  | "tile"
  /** A full square, whose corners the system cuts. */
  | "square"
  /** A full square with the mark inside the middle 80%, which no system cuts. https://www.w3.org/TR/appmanifest/#icon-masks */
  | "maskable";

/** Length of the mark's square of 40, in a tile of 64. */
const markSize: Record<IconShape, number> = { tile: 50, square: 44, maskable: 32 };

/** The icon of the site as SVG: mark or first letter in white on the accent color, clear on light and dark. */
export function makeIconSvg(practice: Input, shape: IconShape = "tile"): string {
  const { green, white } = paletteOf(practice);
  const size = markSize[shape];
  const start = (64 - size) / 2;
  const round = shape === "tile" ? ' rx="14"' : "";
  const { d, filled } = markOf(practice) ?? initialOf(practice);
  // Slightly bolder than in the page, to stay legible at 16 pixels.
  const paint = filled
    ? `fill="${white}"`
    : `fill="none" stroke="${white}" stroke-width="3.8" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64"${round} fill="${green}"/><path transform="translate(${start} ${start}) scale(${size / 40})" d="${d}" ${paint}/></svg>\n`;
}

/** The first letter of the brand in a square of 40, for a practice without a mark. */
function initialOf({ brand }: Input): { d: string; filled: boolean } {
  const letter = brand.charAt(0);
  const size = 44;
  const left = (40 - widthOf(letter, "semibold", size)) / 2;
  // A capital is about two thirds of the size high.
  return { d: outlineOf(letter, "semibold", size, left, 20 + size / 3), filled: true };
}

/**
 * The icon as PNG.
 *
 * @param size width and height in pixels
 */
export async function makeIconPng(
  practice: Input,
  size: number,
  shape: IconShape = "tile",
): Promise<Uint8Array<ArrayBuffer>> {
  const density = (72 * size) / 64;
  const image = sharp(Buffer.from(makeIconSvg(practice, shape)), { density }).resize(size, size);
  return new Uint8Array(await image.png({ compressionLevel: 9, effort: 10 }).toBuffer());
}

/**
 * The icon for programs that ask for /favicon.ico: a PNG of 32 pixels in an ICO container.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export async function makeFavicon(practice: Input): Promise<Uint8Array<ArrayBuffer>> {
  const size = 32;
  const png = await makeIconPng(practice, size);
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true); // an icon
  header.setUint16(4, 1, true); // one image
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true); // color planes
  header.setUint16(12, 32, true); // bits a pixel
  header.setUint32(14, png.length, true);
  header.setUint32(18, header.byteLength, true); // where the image starts
  const icon = new Uint8Array(header.byteLength + png.length);
  icon.set(new Uint8Array(header.buffer));
  icon.set(png, header.byteLength);
  return icon;
}
