import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { outlineOf } from "../../../src/files/faustina.ts";
import { makeFavicon, makeIconPng, makeIconSvg } from "../../../src/files/icons.ts";
import { makeShareImage } from "../../../src/files/share-image.ts";
import { paletteOf } from "../../../src/styles/palette.ts";
import { exampleContent } from "../../practice/fixtures.ts";

const { practice } = exampleContent;
const palette = paletteOf(practice);

/** Color of one pixel, as in the palette. */
async function colorAt(image: Uint8Array, left: number, top: number): Promise<string> {
  const { data } = await sharp(image)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Whether two colors differ by no more than compression may change them. */
function near(a: string, b: string): boolean {
  const parts = (color: string) =>
    [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return parts(a).every((value, index) => Math.abs(value - (parts(b)[index] ?? 0)) <= 6);
}

describe("picture for link previews", () => {
  it("is white at the left and tan with the drawing at the right", async () => {
    const image = await makeShareImage(practice);
    expect(near(await colorAt(image, 20, 20), palette.white)).toBe(true);
    expect(near(await colorAt(image, 1180, 20), palette.tan)).toBe(true);
    expect(near(await colorAt(image, 1180, 600), palette.white)).toBe(false);
  });

  it("is the same for the same content, and another for another brand", async () => {
    const image = Buffer.from(await makeShareImage(practice));
    expect(image.equals(await makeShareImage(practice))).toBe(true);
    expect(image.equals(await makeShareImage({ ...practice, brand: "Bay ENT" }))).toBe(false);
  });

  it("keeps a long brand clear of the drawing", async () => {
    const image = await makeShareImage({
      ...practice,
      brand: "Wolverhampton Otorhinolaryngological Consultants of Georgia",
    });
    const { data } = await sharp(image)
      .extract({ left: 575, top: 0, width: 25, height: 630 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(240);
  });
});

describe("letters as outlines", () => {
  it("are refused where the font has none", () => {
    expect(() => outlineOf("耳鼻", "regular", 20, 0, 0)).toThrow("耳 鼻");
  });
});

describe("icons", () => {
  it("fill the square where a system cuts the corners, and keep the mark in its safe zone", async () => {
    const icon = await makeIconPng(practice, 512, "maskable");
    expect(await colorAt(icon, 0, 0)).toBe(palette.green);
    // The safe zone is a circle of 40% of the width: https://www.w3.org/TR/appmanifest/#icon-masks
    const { data } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    let farthest = 0;
    for (let index = 0; index < data.length; index += 3) {
      if ((data[index] ?? 0) < 200) continue;
      const pixel = index / 3;
      farthest = Math.max(farthest, Math.hypot((pixel % 512) - 256, Math.floor(pixel / 512) - 256));
    }
    expect(farthest).toBeGreaterThan(100);
    expect(farthest).toBeLessThan(512 * 0.4);
  });

  it("need no font and no other file", () => {
    expect(makeIconSvg(practice)).not.toMatch(/<text|href|url\(/);
  });

  it("hold a PNG of 32 pixels in favicon.ico", async () => {
    const icon = await makeFavicon(practice);
    const view = new DataView(icon.buffer);
    expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([
      0, 1, 1,
    ]);
    expect([icon[6], icon[7]]).toEqual([32, 32]);
    const [length, start] = [view.getUint32(14, true), view.getUint32(18, true)];
    expect(start + length).toBe(icon.length);
    expect(await sharp(icon.slice(start)).metadata()).toMatchObject({
      format: "png",
      width: 32,
      height: 32,
    });
  });
});
