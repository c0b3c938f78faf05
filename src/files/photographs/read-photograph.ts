import { readFile } from "node:fs/promises";
import sharp from "sharp";

/** A photograph that can be shown. */
export interface PhotographSource {
  bytes: Buffer;
  /** In pixels, once turned upright. */
  width: number;
  height: number;
}

/** A file that cannot be shown as a photograph. The message says what to do. */
export class PhotographError extends Error {
  override name = "PhotographError";
}

/** Larger pictures are a mistake, and take gigabytes to decode. */
const mostMegapixels = 60;

/** In pixels. A smaller photograph would look blurred. */
const leastSide = 800;

/** First bytes of the accepted formats, in Latin-1. */
const signatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF.{4}WEBP/s,
  // ISO 14496-12, section 4.3: the brand follows "ftyp".
  /^.{4}ftypavi[fs]/s,
];

/** ISO 23008-12, annex B: brands of HEIF files, most of them HEVC. */
const heic = /^.{4}ftyp(he[iv][cmsx]|mif1|msf1)/s;

/**
 * Reads a photograph and decodes it once, so that a damaged file is found here.
 *
 * @throws PhotographError when it cannot be shown
 */
export async function readPhotograph(file: string): Promise<PhotographSource> {
  const bytes = await readFile(file);
  const start = bytes.toString("latin1", 0, 512);
  // Checked by its first bytes, so that the file never reaches a decoder for SVG, PDF or TIFF.
  if (!signatures.some((signature) => signature.test(start)))
    throw new PhotographError(remedyFor(start));
  // The header gives the number of pixels, so nothing large is decoded before the check.
  const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PhotographError(damaged);
    });
  const { width, height } = autoOrient;
  const size = `${width} by ${height} pixels`;
  if (width * height > mostMegapixels * 1e6)
    throw new PhotographError(
      `This picture has ${size}, more than ${mostMegapixels} million in all. Export it again with 4000 pixels on its longer side.`,
    );
  if (pages > 1)
    throw new PhotographError("This picture moves. Export one frame of it as a JPEG file.");
  if (Math.min(width, height) < leastSide)
    throw new PhotographError(
      `This picture has ${size} and would look blurred. Use one with at least ${leastSide} pixels on its shorter side.`,
    );
  await sharp(bytes, { failOn: "error" })
    .resize(64)
    .toBuffer()
    .catch(() => {
      throw new PhotographError(damaged);
    });
  return { bytes, width, height };
}

const damaged =
  "This picture breaks off or is damaged. Upload it again from the camera or the phone.";

function remedyFor(start: string): string {
  if (heic.test(start))
    return "This is a HEIC file, as iPhones make them. Upload it in the editor, which converts it, or export it as a JPEG file.";
  if (/<svg\b/i.test(start))
    return "This is an SVG file, a drawing that may hold scripts. Export it as a PNG or JPEG file.";
  return "This is not a picture, or of a kind that cannot be shown, whatever its name says. Export it as a JPEG, PNG or WebP file.";
}
