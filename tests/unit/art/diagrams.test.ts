// @vitest-environment jsdom
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pinsIn } from "../../../src/art/pins.ts";
import type { ContentString } from "../../../src/data/content-strings.ts";
import { withoutPins } from "../../../src/publish/drawings.ts";
import { diagrams, withoutNumbers, wrongDiagrams } from "../../../staff/checks/diagrams.ts";
import { exampleContent } from "../../practice/fixtures.ts";
import { contentWith } from "../content/edited-content.ts";

const folder = "src/art/diagrams";

const parseSvg = (svg: string) => new DOMParser().parseFromString(svg, "image/svg+xml");

/** Left, top, right and bottom of a viewBox. */
function edgesOf(element: Element) {
  const [x = 0, y = 0, width = 0, height = 0] = (element.getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** What the attributes of a drawing point at, such as #p. */
function referencesIn(document: Document): string[] {
  return [...document.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      name === "href" ? [value] : [...value.matchAll(/url\(([^)]+)\)/g)].map(([, id = ""]) => id),
    ),
  );
}

describe.each(readdirSync(folder).filter((file) => file.endsWith(".svg")))("%s", (file) => {
  const svg = readFileSync(`${folder}/${file}`, "utf8");
  const document = parseSvg(svg);
  const root = document.documentElement;
  const isPair = root.getAttribute("width") === "1220";

  it("is one plate, or a pair of plates with a gap, and at most 3 KB", () => {
    const { left, top, right, bottom } = edgesOf(root);
    expect(root.getAttribute("width")).toBe(String(right - left));
    expect(root.getAttribute("height")).toBe(String(bottom - top));
    if (isPair) expect([left, top, right, bottom]).toEqual([0, 0, 1220, 600]);
    else expect([600, 640]).toContain(right - left);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(3000);
  });

  it("holds shapes alone, which any security policy accepts", () => {
    const allowed = "svg, defs, g, use, path, circle, ellipse, rect, text, pattern, clipPath, mask";
    const others = [...document.querySelectorAll("*")].filter(
      (element) => !element.matches(allowed),
    );
    expect(others.map(({ localName }) => localName)).toEqual([]);
    const names = [...document.querySelectorAll("*")].flatMap((element) =>
      element.getAttributeNames(),
    );
    expect(names.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
  });

  it("numbers its parts from 1, in the last group, which can be removed", () => {
    const pins = root.lastElementChild;
    expect(pins?.id).toBe("pins");
    const labels = [...(pins?.querySelectorAll("text") ?? [])].map((label) => label.textContent);
    const numbers = [...new Set(labels)].map(Number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(pins?.querySelectorAll('use[href="#p"]')).toHaveLength(labels.length);
    for (const drawing of [document, parseSvg(withoutPins(svg))]) {
      for (const target of referencesIn(drawing))
        expect(drawing.querySelector(target)).not.toBeNull();
    }
  });

  it("has a place on its plate for a word instead of each number", () => {
    const pins = pinsIn(svg);
    expect(pins).toHaveLength(document.querySelectorAll("#pins text").length);
    for (const { plate, at, to } of pins) {
      expect([0, 1].slice(0, isPair ? 2 : 1)).toContain(plate);
      for (const percent of [...at, ...(to ?? [])]) {
        expect(percent).toBeGreaterThan(0);
        expect(percent).toBeLessThan(100);
      }
    }
    // Each line belongs to a number.
    const path = document.querySelector("#pins #l")?.getAttribute("d") ?? "";
    const ends = pins.filter(({ to }) => to !== undefined);
    expect(ends).toHaveLength(path.split("M").length - 1);
  });

  it("keeps the numbers of a single plate off its right edge, where Settings floats", () => {
    const centers = [...document.querySelectorAll("#pins text")].map((label) =>
      Number(label.getAttribute("x")),
    );
    if (!isPair) expect(Math.max(...centers) + 20).toBeLessThanOrEqual(edgesOf(root).right - 100);
  });
});

describe("content that names a drawing", () => {
  const [[pair, facts] = ["", undefined]] = [...diagrams(exampleContent.practice.look)].filter(
    ([, { plates }]) => plates === 2,
  );

  /** What is said about a figure of a pair, with so many plates and entries in its legend. */
  function remedies(drawing: string, plates: number, entries: number) {
    const lists = { views: Array(plates).fill({}), legend: Array(entries).fill({}) };
    const siblings = { drawing, ...lists };
    const place = { file: "content/services/sleep-apnea.yaml", id: "", siblings };
    const strings: ContentString[] = [
      { ...place, line: 1, field: "figure.drawing", text: drawing, roles: ["diagram"] },
    ];
    return wrongDiagrams({ ...exampleContent, strings }).map(
      ({ field, line }) => `${line} ${field}`,
    );
  }

  it("may name one of the practice's own", () => {
    const look = { folder: join(contentWith(), "art") };
    const folder = join(look.folder, "diagrams");
    mkdirSync(folder, { recursive: true });
    const svg = '<svg width="640"><g id="pins"><text>1</text></g></svg>';
    writeFileSync(join(folder, "skin.svg"), svg);
    writeFileSync(join(folder, `${pair}.svg`), svg);
    const found = diagrams(look);
    expect(found.get("skin")).toEqual({ pins: 1, plates: 1 });
    // It comes before the program's of the same name.
    expect(found.get(pair)).toEqual(found.get("skin"));
    expect(withoutNumbers(look)).toEqual([]);
    writeFileSync(join(folder, "skin.svg"), "<svg/>");
    expect(withoutNumbers(look)).toMatchObject([{ file: "content/art/diagrams/skin.svg" }]);
  });

  const pins = facts?.pins ?? 0;
  it.each([
    ["as the drawing has it", [pair, 2, pins], []],
    ["an entry too many in the legend", [pair, 2, pins + 1], ["1 figure.legend"]],
    ["one plate of two", [pair, 1, pins], ["1 figure.views"]],
    ["a drawing that does not exist", [`${pair}s`, 2, pins], ["1 figure.drawing"]],
  ] as [string, Parameters<typeof remedies>, string[]][])("%s", (_, figure, expected) => {
    expect(remedies(...figure)).toEqual(expected);
  });
});
