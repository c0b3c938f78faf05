import { describe, expect, it } from "vitest";
import { defaultPalette, paletteOf, recolored } from "../../../src/styles/palette.ts";
import { poorContrasts } from "../../../staff/checks/contrast.ts";
import { wrongLook } from "../../../staff/checks/wrong-look.ts";
import { exampleContent } from "../../practice/fixtures.ts";
import { stringAt } from "./edited-content.ts";

const colors = (accent: string, warm: string) => ({ look: { palette: { accent, warm } } });
const given = colors(defaultPalette.green, defaultPalette.tan);

describe("the colors of a practice", () => {
  it("are those of the default look where two colors of it are given", () => {
    const near = (a: string, b: string) =>
      [1, 3, 5].every(
        (at) =>
          Math.abs(
            Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16),
          ) <= 8,
      );
    for (const [name, color] of Object.entries(paletteOf(given)))
      expect(near(color, defaultPalette[name as keyof typeof defaultPalette]), name).toBe(true);
  });

  it("take the place of the default ones in drawings and style sheets", () => {
    const drawing = `<path fill="${defaultPalette.green.toUpperCase()}"/>`;
    expect(recolored(drawing, colors("#7a3e5d", "#e6c3ad"))).toBe('<path fill="#7a3e5d"/>');
    expect(recolored(drawing, { look: {} })).toBe(drawing);
  });

  it.each([
    ["#7a3e5d", "#e6c3ad", []],
    ["#1d4e89", "#f0d9a8", []],
    [
      "#e07a9a",
      "#e6c3ad",
      [
        "White text on the accent color, as on buttons (#ffffff on #e07a9a) would have a contrast of 2.8, and needs 4.5. Choose a darker accent color.",
        "Buttons in the accent color on the warm color (#e07a9a on #e6c3ad) would have a contrast of 1.7, and needs 3. Choose a lighter warm color.",
      ],
    ],
    ["#7a3e5d", "#7a5a44", ["Text on the warm color"]],
  ])("accent %s and warm %s: pairs too hard to read are named", (accent, warm, expected) => {
    const found = poorContrasts(colors(accent, warm)).map(({ remedy }) => remedy);
    if (expected.length === 0) expect(found).toEqual([]);
    for (const remedy of expected) expect(found).toContainEqual(expect.stringContaining(remedy));
  });
});

it.each([
  ["look.yaml", "logo", "head.svg", "must have one <path> and nothing else"],
  [
    "pages/testimonials.yaml",
    "hero.view",
    "mouht",
    'no view in head.svg "mouht". Did you mean "mouth"',
  ],
  ["services/hearing-disorders.yaml", "icon", "stehoscope", 'Did you mean "stethoscope"'],
])("%s: a wrong %s is refused", (path, field, text, remedy) => {
  const logo = field === "logo" ? text : "mark.svg";
  const { practice } = exampleContent;
  const found = wrongLook({
    ...exampleContent,
    practice: { ...practice, look: { ...practice.look, logo } },
    strings: [stringAt(path, field, text)],
  });
  expect(found).toEqual([
    { file: `content/${path}`, field, line: 7, remedy: expect.stringContaining(remedy) },
  ]);
});
