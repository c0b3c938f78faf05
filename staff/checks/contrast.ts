import { type Problem, problemOf } from "../../src/data/content-error.ts";
import { type Palette, paletteOf, type WithPalette } from "../../src/styles/palette.ts";

/** Least contrast of text (WCAG 1.4.3), and of the edges of what can be pressed (WCAG 1.4.11). */
const text = 4.5;
const edge = 3;

/** Text and ground colors that meet, and which field of the palette decides. */
const pairs: readonly [
  name: string,
  over: keyof Palette,
  under: keyof Palette,
  least: number,
  field: "accent" | "warm",
][] = [
  ["white text on the accent color, as on buttons", "white", "green", text, "accent"],
  ["white text on the band in the accent color", "white", "green-700", text, "accent"],
  ["links on the pale band", "green-800", "mist", text, "accent"],
  ["soft text on the pale band", "text-soft", "mist", text, "accent"],
  ["text on the warm color", "text", "tan", text, "warm"],
  ["links on the warm color", "green-900", "tan", text, "warm"],
  ["buttons in the accent color on the warm color", "green", "tan", edge, "warm"],
  ["soft text on the dark band", "tan-300", "green-900", text, "warm"],
  ["remarks on the pale warm band", "bark", "tan-100", text, "warm"],
  ["the accent color on the pale warm band", "green", "tan-100", text, "accent"],
  ["edges of controls on white", "rule-strong", "white", edge, "accent"],
];

/** Pairs of a practice's colors that are too near to each other in lightness. */
export function poorContrasts(practice: WithPalette): Problem[] {
  if (practice.look.palette === undefined) return [];
  const palette = paletteOf(practice);
  return pairs.flatMap(([name, over, under, least, field]) => {
    const ratio = contrastOf(palette[over], palette[under]);
    if (ratio >= least) return [];
    const remedy = `${name[0]?.toUpperCase()}${name.slice(1)} (${palette[over]} on ${palette[under]}) would have a contrast of ${ratio.toFixed(1)}, and needs ${least}. Choose a ${field === "accent" ? "darker accent" : "lighter warm"} color.`;
    return problemOf("content/look.yaml", remedy, `palette.${field}`);
  });
}

/** Contrast ratio of two colors, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [first, second].map(luminanceOf).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
