import sharp from "sharp";
import { readMark } from "./art.ts";
import { palette } from "./palette.ts";

type IconShape =
  /** A tile with round corners, for browser tabs. */
  | "tile"
  /** A full square, whose corners the system cuts. */
  | "square"
  /** A full square with the mark inside the middle 80%, which no system cuts. https://www.w3.org/TR/appmanifest/#icon-masks */
  | "maskable";

/** Length of the mark's square of 40, in a tile of 64. */
const markSize: Record<IconShape, number> = { tile: 50, square: 44, maskable: 32 };

/** The icon of the site as SVG: the mark in white on the practice's green, clear on light and dark. */
export function makeIconSvg(shape: IconShape = "tile"): string {
  const size = markSize[shape];
  const start = (64 - size) / 2;
  const round = shape === "tile" ? ' rx="14"' : "";
  // A little bolder than in the page, to hold at 16 pixels.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64"${round} fill="${palette.green}"/><path transform="translate(${start} ${start}) scale(${size / 40})" d="${readMark()}" fill="none" stroke="${palette.white}" stroke-width="3.8" stroke-linecap="round"/></svg>\n`;
}

/**
 * The icon as PNG.
 *
 * @param size width and height in pixels
 */
export async function makeIconPng(
  size: number,
  shape: IconShape = "tile",
): Promise<Uint8Array<ArrayBuffer>> {
  const density = (72 * size) / 64;
  const image = sharp(Buffer.from(makeIconSvg(shape)), { density }).resize(size, size);
  return new Uint8Array(await image.png({ compressionLevel: 9, effort: 10 }).toBuffer());
}

/**
 * The icon for programs that ask for /favicon.ico: a PNG of 32 pixels in an ICO container.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export async function makeFavicon(): Promise<Uint8Array<ArrayBuffer>> {
  const size = 32;
  const png = await makeIconPng(size);
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
