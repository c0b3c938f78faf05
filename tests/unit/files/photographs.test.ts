import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../src/data/load-content.ts";
import { readPhotographs } from "../../../src/files/photographs/photographs.ts";
import { photographsFolder } from "../../../src/schemas/photograph.ts";
import { unusedPhotographs, wrongPhotographs } from "../../../staff/checks/photographs.ts";
import { exampleContent, exampleContentDir } from "../../practice/fixtures.ts";
import { contentWith } from "../content/edited-content.ts";

const [, physician] = exampleContent.providers;

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "photographs-"));
  mkdirSync(join(root, photographsFolder));
});
afterAll(() => rmSync(root, { recursive: true }));

function put(name: string, bytes: Uint8Array | string): string {
  writeFileSync(join(root, photographsFolder, name), bytes);
  return name;
}

/** Content in which this photograph stands for the second physician, and no other is shown. */
function contentNaming(file: string, place: { fromLeft?: number; fromTop?: number } = {}) {
  const alt = "Ben O’Hara, DO, by a window";
  const photograph = { file, alt, fromLeft: 50, fromTop: 40, ...place };
  const [first] = exampleContent.providers;
  const content = {
    ...exampleContent,
    providers: [first, { ...physician, photograph }] as typeof exampleContent.providers,
    pages: {
      ...exampleContent.pages,
      about: { ...exampleContent.pages.about, rooms: undefined },
      home: { ...exampleContent.pages.home, testimonials: undefined },
      referrals: undefined,
    },
    strings: exampleContent.strings
      .filter(({ field }) => !field.includes(".photograph.") && !field.startsWith("rooms."))
      .map((string) => (string.field === "photograph.file" ? { ...string, text: file } : string)),
  };
  return { content, photograph };
}

/** Red at the left and blue at the right when upright, as a phone stores it: on its side, with the place. */
async function fromPhone(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const };
  const right = await sharp({ create: { ...half, background: "#0000c8" } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { ...half, width, background: "#c80000" } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(270)
    .withIccProfile("p3")
    .withExif({ IFD0: { Model: "Telephone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function filesOf(name: string, place?: { fromLeft: number }) {
  const { content, photograph } = contentNaming(name, place);
  const { photographOf, files } = await readPhotographs(content, root);
  return { portrait: photographOf(photograph, "portrait"), files };
}

it.each([
  ["of a Mac, whose accents are separate", "Mu\u0308ller.jpg", "Müller.jpg"],
  ["of a Mac's screenshot", "8.30\u202fAM.jpg", "8.30 AM.jpg"],
  ["in other capitals", "IMG_1.JPG", "img_1.jpg"],
])("the name of a file %s is the one that content means", async (_how, onDisk, named) => {
  put(onDisk, await fromPhone(900, 900));
  const { content } = contentNaming(named);
  expect(await wrongPhotographs(content, root)).toEqual([]);
  expect(unusedPhotographs(content, root)).not.toContainEqual(
    expect.objectContaining({ file: `content/photographs/${onDisk}` }),
  );
  expect((await filesOf(named)).files).not.toHaveLength(0);
  rmSync(join(root, photographsFolder, onDisk));
});

describe("a photograph from a phone", () => {
  it("is upright, in sRGB, without place or camera, in three formats and several widths", async () => {
    const phone = await fromPhone(2000, 1500);
    expect(await sharp(phone).metadata()).toMatchObject({ orientation: 6, icc: expect.anything() });
    const { portrait, files } = await filesOf(`/content/photographs/${put("IMG_4211.JPG", phone)}`);
    expect(portrait).toMatchObject({
      width: 1200,
      height: 1400,
      alt: "Ben O’Hara, DO, by a window",
    });
    expect(portrait.sources?.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    expect(portrait.srcSet).toMatch(/ 480w, .* 800w, .* 1200w$/);
    // The smallest of each format: the others differ in width alone.
    for (const { path, width, make } of files.filter((file) => file.width === 480)) {
      expect(path).toMatch(/^\/assets\/[\w-]{8}\.(avif|webp|jpg)$/);
      const image = sharp(await make());
      const found = await image.metadata();
      expect(found).toMatchObject({ width, space: "srgb" });
      for (const kind of ["exif", "icc", "xmp", "iptc", "orientation"])
        expect(found).not.toHaveProperty(kind);
    }
    const opening = files.find(({ path }) => path === portrait.src);
    const { data, info } = await sharp(await opening?.make())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const left = [...data.subarray(0, 3)];
    const right = [...data.subarray((info.width - 1) * 3, info.width * 3)];
    expect(left[0]).toBeGreaterThan(180);
    expect(left[2]).toBeLessThan(40);
    expect(right[2]).toBeGreaterThan(180);
    expect(right[0]).toBeLessThan(40);
  });

  it.each([
    [0, [true, true], "left"],
    [50, [true, false], undefined],
    [100, [false, false], "right"],
  ])("is cut around the point at %i percent from the left", async (fromLeft, reds, keep) => {
    const { portrait, files } = await filesOf(put("wide.jpg", await fromPhone(2000, 900)), {
      fromLeft,
    });
    const file = files.find(({ path }) => path === portrait.src);
    const { data, info } = await sharp(await file?.make())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[0] ?? 0, data[(info.width - 1) * 3] ?? 0].map((red) => red > 100)).toEqual(reds);
    // A frame of another shape holds on to the edge that the point is near.
    expect(portrait.keep).toBe(keep);
  });

  it("is enlarged in no file, and stays at 60 KB with much grain", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
    const grain = sharp({
      create: { width: 1000, height: 1000, channels: 3, background: "#888", noise },
    });
    const { portrait, files } = await filesOf(put("grain.png", await grain.png().toBuffer()));
    expect(portrait.width).toBe(857);
    expect(portrait.srcSet).toMatch(/ 480w, .* 800w, .* 857w$/);
    const largest = files.find(({ format, width }) => format === "webp" && width === 857);
    expect((await largest?.make())?.length).toBeLessThanOrEqual(60_000);
  });
});

describe("the check names the file, the field and the remedy", () => {
  const large = () =>
    sharp({ create: { width: 8000, height: 8000, channels: 3, background: "#888" } })
      .jpeg()
      .toBuffer();
  const whole = () => fromPhone(1600, 1200);

  it.each<[name: string, bytes: () => Promise<Uint8Array> | string, remedy: RegExp]>([
    [
      "letter.jpg",
      () => "Dear Sir or Madam",
      /This is not a picture.*whatever its name says.*JPEG/,
    ],
    ["empty.jpg", () => "", /This is not a picture/],
    ["logo.jpg", () => '<?xml version="1.0"?><svg onload="alert(1)"/>', /SVG file.*PNG or JPEG/],
    ["IMG_1.HEIC", () => "\0\0\0\x18ftypheic\0\0\0\0", /HEIC file.*export it as a JPEG/],
    ["poster.jpg", large, /8000 by 8000 pixels, more than 60 million.*4000 pixels/],
    ["half.jpg", async () => (await whole()).subarray(0, 9_000), /breaks off or is damaged/],
    ["head.png", () => "\x89PNG\r\n\x1a\n and nothing else", /breaks off or is damaged/],
    ["small.jpg", () => fromPhone(640, 480), /640 by 480 pixels.*at least 800 pixels/],
  ])("%s", async (name, bytes, remedy) => {
    const given = await bytes();
    put(name, typeof given === "string" ? Buffer.from(given, "latin1") : given);
    const [problem] = await wrongPhotographs(contentNaming(name).content, root);
    expect(problem).toMatchObject({
      file: "content/providers/ben-ohara-do.yaml",
      field: "photograph.file",
      line: expect.any(Number),
    });
    expect(problem?.remedy).toMatch(new RegExp(`^${name}: .*${remedy.source}`));
  });

  it("where a photograph in use was deleted or is spelled otherwise", async () => {
    const { content } = contentNaming("IMG_9999.JPG");
    const deleted = contentWith();
    rmSync(join(deleted, photographsFolder, "IMG 4211.JPG"));
    const remedies = async (folder: string) =>
      (await wrongPhotographs(content, folder)).map(({ file, remedy }) => `${file}: ${remedy}`);
    expect(await remedies(deleted)).toEqual([
      "content/providers/ben-ohara-do.yaml: IMG_9999.JPG: This photograph is not in content/photographs/. Upload it again, or delete the lines that name it: the page then shows what it showed before.",
    ]);
    put("IMG_999.JPG", "");
    expect(await remedies(root)).toEqual([expect.stringContaining("Did you mean IMG_999.JPG?")]);
  });

  it("where no page shows a photograph, as a warning", () => {
    const copy = contentWith();
    expect(unusedPhotographs(loadContent(copy), copy)).toEqual([]);
    writeFileSync(join(copy, photographsFolder, "old.jpg"), "");
    expect(unusedPhotographs(loadContent(copy), copy)).toMatchObject([
      { file: "content/photographs/old.jpg" },
    ]);
  });
});

it("the example practice's photograph can be shown, and is made once for all places of a shape", async () => {
  expect(await wrongPhotographs(exampleContent, exampleContentDir)).toEqual([]);
  const { files } = await readPhotographs(exampleContent, exampleContentDir);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});
