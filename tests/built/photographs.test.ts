import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { photographsIn } from "../../src/files/photographs/named-photographs.ts";
import { content, pages, root } from "./built-site.ts";

const shown = pages.flatMap(({ path, document }) =>
  [...document.querySelectorAll("picture")].map((picture) => ({ page: path, picture })),
);

it("each photograph that content names is shown, with its own words and not the drawing's", () => {
  const alts = shown.map(({ picture }) => picture.querySelector("img")?.alt);
  for (const { photograph } of photographsIn(content)) expect(alts).toContain(photograph.alt);
  for (const { image, photograph } of [...content.providers, content.pages.about.hero])
    if (photograph !== undefined) expect(alts).not.toContain(image?.alt);
});

describe.each(shown.map(({ page, picture }) => [page, picture] as const))(
  "%s",
  (_page, picture) => {
    const image = picture.querySelector("img") as HTMLImageElement;
    const sets = [...picture.querySelectorAll("source"), image];

    it("keeps room for the photograph and lets the browser choose", () => {
      expect(image.width).toBeGreaterThan(0);
      expect(image.height).toBeGreaterThan(0);
      expect(sets.map((source) => source.getAttribute("type"))).toEqual([
        "image/avif",
        "image/webp",
        null,
      ]);
      for (const source of sets) expect(source.getAttribute("sizes")).toMatch(/\d(rem|vw)$/);
    });
  },
);

it("no picture of the site tells where or with what it was taken, and none is the file as uploaded", async () => {
  const pictures = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(avif|webp|jpe?g|png)$/i.test(file),
  );
  for (const file of pictures) {
    const { exif, xmp, iptc, icc } = await sharp(join(root, file)).metadata();
    expect({ file, exif, xmp, iptc, icc }).toEqual({ file });
  }
});
