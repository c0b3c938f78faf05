import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { create, type Font } from "fontkit";

/** The weights that generated files are set in, as their files are named. */
const files = { regular: "400Regular", medium: "500Medium", semibold: "600SemiBold" } as const;

export type Weight = keyof typeof files;

const { resolve: locate } = createRequire(resolve("package.json"));
const fonts = new Map<Weight, Font>();

/**
 * Faustina, the site's heading font, as whole TrueType files. The web fonts are cut to Latin;
 * these know every Latin letter, which names need.
 */
function faustina(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known !== undefined) return known;
  const bytes = readFileSync(
    locate(`@expo-google-fonts/faustina/${files[weight]}/Faustina_${files[weight]}.ttf`),
  );
  const font = create(bytes);
  if (!("layout" in font)) throw new Error("The font file holds several fonts; one was expected.");
  fonts.set(weight, font);
  return font;
}

/**
 * Refuses text with letters that the font lacks: a reader would see empty boxes.
 *
 * @throws Error naming the text and the letters
 */
function checkLetters(text: string): void {
  const font = faustina("regular");
  const missing = [...text].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing.length > 0) {
    throw new Error(
      `"${text}" holds letters that the font Faustina lacks: ${missing.join(" ")}. Write it in Latin letters.`,
    );
  }
}

/** Width of one line of text, in the unit of `size`. */
export function widthOf(text: string, weight: Weight, size: number): number {
  const font = faustina(weight);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** Breaks text into lines no wider than `width`, between words. */
export function wrap(text: string, weight: Weight, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && widthOf(longer, weight, size) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** One line of text as the outlines of its letters (SVG path data), its baseline starting at x, y. */
export function outlineOf(
  text: string,
  weight: Weight,
  size: number,
  x: number,
  y: number,
): string {
  checkLetters(text);
  const font = faustina(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = glyph.path
        .scale(scale, -scale)
        .translate(pen + xOffset * scale, y - yOffset * scale);
      pen += xAdvance * scale;
      return outline.toSVG();
    })
    .join("");
}
