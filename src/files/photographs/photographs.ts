import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { contentFolder, getContent } from "../../data/content.ts";
import type { Content } from "../../data/load-content.ts";
import { type Photograph, photographsFolder } from "../../schemas/photograph.ts";
import type { ShownPicture } from "../../ui/picture.ts";
import { madeOnce } from "../made-once.ts";
import { shortHash } from "../short-hash.ts";
import {
  type PhotographSlot,
  photographFiles,
  photographNamed,
  photographsIn,
} from "./named-photographs.ts";
import { type PhotographSource, readPhotograph } from "./read-photograph.ts";

/** Width to height of each place, and the widths of its files in pixels. */
const slots: Record<PhotographSlot, { ratio: number; widths: readonly number[] }> = {
  portrait: { ratio: 6 / 7, widths: [480, 800, 1200] },
  hero: { ratio: 5 / 4, widths: [480, 800, 1200] },
  face: { ratio: 1, widths: [240] },
  office: { ratio: 8 / 5, widths: [480, 800, 1200] },
};

/** Where in a crop the point that must stay in view comes to lie: eyes on the upper third. */
const placed = { x: 0.5, y: 0.4 };

/** Limit of a file in bytes. Quality is lowered to meet it. */
const largestFile = 60_000;

const lowestQuality = 20;

/** Best compression first: a browser takes the first format that it supports. */
const formats = {
  avif: {
    type: "image/avif",
    quality: 60,
    encode: (image: Sharp, quality: number) => image.avif({ quality, chromaSubsampling: "4:2:0" }),
  },
  webp: {
    type: "image/webp",
    quality: 80,
    encode: (image: Sharp, quality: number) => image.webp({ quality }),
  },
  jpg: {
    type: "image/jpeg",
    quality: 80,
    encode: (image: Sharp, quality: number) => image.jpeg({ quality, mozjpeg: true }),
  },
} as const;

type Format = keyof typeof formats;

/** One file of a photograph: its URL path, and how it is made. */
interface PhotographFile {
  path: string;
  format: Format;
  width: number;
  make: () => Promise<Uint8Array<ArrayBuffer>>;
}

interface Photographs {
  /**
   * With the alternative text as given, in whatever language.
   *
   * @throws Error when content does not name this photograph for this place
   */
  photographOf: (photograph: Photograph, slot: PhotographSlot) => ShownPicture;
  files: readonly PhotographFile[];
}

let photographs: Promise<Photographs> | undefined;

/** The photographs of the site's content, read once. @throws PhotographError when one cannot be shown */
export function getPhotographs(): Promise<Photographs> {
  photographs ??= readPhotographs(getContent(), contentFolder());
  return photographs;
}

/**
 * Reads the photographs that content names. Their files are made when asked for.
 *
 * @param root the content folder
 * @throws PhotographError when one cannot be shown; `content:check` reports that first
 */
export async function readPhotographs(content: Content, root: string): Promise<Photographs> {
  const shown = new Map<string, Omit<ShownPicture, "alt">>();
  const all: PhotographFile[] = [];
  const present = photographFiles(root);
  const key = ({ alt: _alt, ...where }: Photograph, slot: string) => JSON.stringify([where, slot]);
  for (const { photograph, slots: used } of photographsIn(content)) {
    const name = photographNamed(present, photograph.file) ?? basename(photograph.file);
    const source = await readPhotograph(join(root, photographsFolder, name));
    for (const slot of used) {
      const { files, keep } = filesOf(source, photograph, slot);
      all.push(...files.filter(({ path }) => !all.some((file) => file.path === path)));
      shown.set(key(photograph, slot), pictureOf(files, slots[slot].ratio, keep));
    }
  }
  return {
    files: all,
    photographOf: (photograph, slot) => {
      const picture = shown.get(key(photograph, slot));
      if (picture === undefined) throw new Error(`${photograph.file} has no crop "${slot}".`);
      return { ...picture, alt: photograph.alt };
    },
  };
}

function pictureOf(
  files: readonly PhotographFile[],
  ratio: number,
  keep: string,
): Omit<ShownPicture, "alt"> {
  const inFormat = (format: Format) => files.filter((file) => file.format === format);
  const srcSet = (format: Format) =>
    inFormat(format)
      .map(({ path, width }) => `${path} ${width}w`)
      .join(", ");
  const { path, width } = inFormat("jpg").at(-1) as PhotographFile;
  return {
    src: path,
    width,
    height: Math.round(width / ratio),
    ...(keep && { keep }),
    srcSet: srcSet("jpg"),
    sources: (["avif", "webp"] as const).map((format) => ({
      type: formats[format].type,
      srcSet: srcSet(format),
    })),
  };
}

/** The files of a photograph for a place. None is wider than what is cut out of it. */
function filesOf(
  source: PhotographSource,
  photograph: Photograph,
  slot: PhotographSlot,
): { files: PhotographFile[]; keep: string } {
  const { ratio, widths } = slots[slot];
  const { keep, ...cut } = cutOf(source, photograph, ratio);
  const narrower = widths.filter((width) => width <= cut.width);
  const used = narrower.length === widths.length ? widths : [...narrower, cut.width];
  const files = (Object.keys(formats) as Format[]).flatMap((format) =>
    used.map((width) => {
      const height = Math.round(width / ratio);
      // Named after all that decides the bytes: /assets/ is cached forever.
      const recipe = JSON.stringify([cut, width, formats[format], largestFile, sharp.versions]);
      const name = `${shortHash(source.bytes, recipe)}.${format}`;
      // Encoding takes seconds, so a file that was made for an earlier build is used again.
      const make = async () => {
        const file = join(".build/photographs", name);
        await madeOnce(file, async (unfinished) =>
          writeFile(unfinished, await encoded(source.bytes, cut, { width, height }, format)),
        );
        return new Uint8Array(await readFile(file));
      };
      return { path: `/assets/${name}`, format, width, make };
    }),
  );
  return { files, keep };
}

/**
 * The largest part of a picture with a ratio that has the chosen point where it belongs, if the
 * edges allow it, and the edges of this part near which the point lies.
 */
function cutOf(
  { width, height }: PhotographSource,
  { fromLeft, fromTop }: Photograph,
  ratio: number,
) {
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const start = (whole: number, part: number, percent: number, place: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part * place, 0), whole - part));
  const left = start(width, cut.width, fromLeft, placed.x);
  const top = start(height, cut.height, fromTop, placed.y);
  const x = ((width * fromLeft) / 100 - left) / cut.width;
  const y = ((height * fromTop) / 100 - top) / cut.height;
  const near = [x < 0.3 && "left", x > 0.7 && "right", y < 0.25 && "top", y > 0.65 && "bottom"];
  return { ...cut, left, top, keep: near.filter(Boolean).join(" ") };
}

/** Upright, in sRGB and without metadata, which sharp drops by default. */
async function encoded(
  bytes: Buffer,
  cut: Omit<ReturnType<typeof cutOf>, "keep">,
  size: { width: number; height: number },
  format: Format,
): Promise<Uint8Array> {
  const image = sharp(bytes, { failOn: "error" })
    .autoOrient()
    .extract(cut)
    .resize({ ...size, fit: "fill" })
    .flatten({ background: "white" })
    .toColorspace("srgb");
  const { encode, quality: best } = formats[format];
  for (let quality = best; ; quality -= 10) {
    const file = await encode(image.clone(), quality).toBuffer();
    if (file.length <= largestFile || quality <= lowestQuality) return file;
  }
}
