import type { Pin } from "../ui/picture.ts";

/** Width of a plate of a pair, and of the gap after it. README.md beside the drawings. */
const plateWidth = 600;
const step = 620;

/**
 * The numbers of a drawing that explains, for words in their place. A line of the path `l` belongs to the number at
 * which it begins.
 */
export function pinsIn(svg: string): Pin[] {
  const [, left = 0, top = 0, width = 0, height = 0] =
    /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  const isPair = width > 2 * plateWidth;
  const [, path = ""] = /<path id="l" d="([^"]*)"/.exec(svg) ?? [];
  const lines = [...path.matchAll(/M(\d+) (\d+)(?:L(\d+) |V)(\d+)/g)];
  return [...svg.matchAll(/<text x="(\d+)" y="(\d+)">(\d+)<\/text>/g)].map((found) => {
    const [x = 0, baseline = 0, number = 0] = found.slice(1).map(Number);
    // The middle of a digit of 25 units.
    const y = baseline - 9;
    const plate = isPair && x > step ? 1 : 0;
    const percent = (across: number, down: number) =>
      [
        ((across - left - plate * step) / (isPair ? plateWidth : width)) * 100,
        ((down - top) / height) * 100,
      ] as const;
    const line = lines.find(([, a, b]) => Math.hypot(Number(a) - x, Number(b) - y) < 20);
    return {
      number,
      plate,
      at: percent(x, y),
      to: line && percent(Number(line[3] ?? line[1]), Number(line[4])),
    };
  });
}
