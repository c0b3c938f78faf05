// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { readDrawing, viewsIn } from "../../../src/art/drawings.ts";
import { exampleContent } from "../../practice/fixtures.ts";

describe("the drawing of a head", () => {
  const drawing = readDrawing("head.svg", exampleContent.practice);
  const views = viewsIn(drawing);
  const { documentElement: root } = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${drawing.body}</svg>`,
    "image/svg+xml",
  );

  it("lights what each service treats and each group of recoveries is about", () => {
    const { places } = exampleContent.pages.recovery;
    const named = [...exampleContent.services, ...Object.values(places)].map(({ view }) => view);
    const missing = named.filter((view) => !views.includes(`lit-${view ?? "all"}`));
    expect(missing).toEqual([]);
  });

  it("keeps what is lit out of its other views, which may show more than their box", () => {
    const lit = [...root.querySelectorAll("view")].filter(({ id }) => id.startsWith("lit-"));
    expect(lit.length).toBeGreaterThan(1);
    for (const view of lit) {
      const [, top = 0] = (view.getAttribute("viewBox") ?? "").split(" ").map(Number);
      expect(top, view.id).toBeGreaterThan(2000);
    }
  });

  it("points only at parts that it has", () => {
    for (const use of root.querySelectorAll("use"))
      expect(root.querySelector(use.getAttribute("href") ?? "")).not.toBeNull();
  });
});
