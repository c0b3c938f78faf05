// @vitest-environment jsdom
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = "src/art";
const size = 'viewBox="0 0 480 360" width="480" height="360"';

const drawings = readdirSync(folder).filter(
  (file) => file.endsWith(".svg") && readFileSync(join(folder, file), "utf8").includes(size),
);

it("shows twelve things to do", () => {
  expect(drawings).toHaveLength(12);
});

describe.each(drawings)("%s", (file) => {
  const svg = readFileSync(join(folder, file), "utf8");
  const document = new DOMParser().parseFromString(svg, "image/svg+xml");
  const elements = [...document.querySelectorAll("*")];

  it("is at most 6 KB", () => {
    expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(6000);
  });

  it("holds shapes alone, without words, styles or another file", () => {
    const allowed = "svg, defs, g, use, path, circle, ellipse, rect, clipPath";
    expect(elements.filter((element) => !element.matches(allowed))).toEqual([]);
    const attributes = elements.flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
    for (const use of document.querySelectorAll("use"))
      expect(document.querySelector(use.getAttribute("href") ?? "")).not.toBeNull();
  });
});
