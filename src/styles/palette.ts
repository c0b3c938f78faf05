import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { transform } from "lightningcss";
import type { LookContent } from "../schemas/look.ts";

const file = resolve("src/styles/tokens.css");
const tokens = readFileSync(file, "utf8");

/**
 * How each color of the style sheet follows from the two that content states: its lightness, and how much of
 * their chroma it keeps, both in OKLCH (https://www.w3.org/TR/css-color-4/#ok-lab). Lightness is that of the
 * default look, so that contrasts stay close to it.
 */
const shades = {
  "green-700": ["accent", 0.455, 1],
  "green-600": ["accent", 0.464, 0.54],
  "green-800": ["accent", 0.36, 0.72],
  "green-900": ["accent", 0.285, 0.55],
  mist: ["accent", 0.964, 0.145],
  sage: ["accent", 0.8, 0.6],
  text: ["accent", 0.239, 0.29],
  "text-soft": ["accent", 0.399, 0.29],
  rule: ["accent", 0.86, 0.17],
  "rule-strong": ["accent", 0.599, 0.24],
  "tan-300": ["warm", 0.86, 0.7],
  "tan-100": ["warm", 0.955, 0.28],
  bark: ["warm", 0.429, 0.94],
} as const satisfies Record<string, [from: "accent" | "warm", lightness: number, part: number]>;

/** A practice, of which the colors alone are read. */
export interface WithPalette {
  look: Pick<LookContent, "palette">;
}

type Shade = keyof typeof shades;

/** Colors as # and six digits, by their names in src/styles/tokens.css. */
export type Palette = Readonly<Record<"green" | "tan" | "white" | Shade, string>>;

const names = ["green", "tan", ...(Object.keys(shades) as Shade[])] as const;

/** The default look. The first declaration of a color is the default; later ones are for contrast modes. */
export const defaultPalette: Palette = {
  ...(Object.fromEntries(names.map((name) => [name, token(name)])) as Record<
    (typeof names)[number],
    string
  >),
  white: "#ffffff",
};

function token(name: string): string {
  const [, color] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? [];
  if (color === undefined) throw new Error(`${file} must state --${name} as # and six digits.`);
  return color;
}

/** The colors of a practice: the default look, or what follows from its accent and its warm color. */
export function paletteOf({ look }: WithPalette): Palette {
  const palette = look.palette;
  if (palette === undefined) return defaultPalette;
  const { accent, warm } = palette;
  const derived = (Object.keys(shades) as Shade[]).map((name) => {
    const [from, lightness, part] = shades[name];
    return [name, oklchFrom(palette[from], lightness, part)];
  });
  return { ...defaultPalette, ...Object.fromEntries(derived), green: accent, tan: warm };
}

/** A color of the same hue, as # and six digits. */
function oklchFrom(color: string, lightness: number, part: number): string {
  const code = `a{color:oklch(from ${color} ${lightness} calc(c * ${part}) h)}`;
  // For a browser without OKLCH, Lightning CSS writes a fallback in sRGB first.
  const targets = { chrome: 90 << 16 };
  const { code: css } = transform({ filename: "shade.css", code: Buffer.from(code), targets });
  const [, short] = /color: (#[0-9a-f]{3,6})/.exec(css.toString()) ?? [];
  if (short === undefined) throw new Error(`${color} has no shade in sRGB.`);
  return short.length === 7 ? short : short.replace(/[0-9a-f]/g, "$&$&");
}

/** A style sheet or a drawing of the default look in the colors of a practice. */
export function recolored(text: string, practice: WithPalette): string {
  const palette = paletteOf(practice);
  if (palette === defaultPalette) return text;
  const byDefault = new Map(names.map((name) => [defaultPalette[name], palette[name]]));
  return text.replace(/#[0-9a-f]{6}\b/gi, (color) => byDefault.get(color.toLowerCase()) ?? color);
}
