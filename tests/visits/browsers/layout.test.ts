import { urlPath } from "../../../src/publish/rules.ts";
import { siteFiles } from "../../../src/publish/site-files.ts";
import { sidewaysOn } from "../fit.ts";
import { expect, test } from "./visit.ts";
import type { Visitor } from "./visitor.ts";

// On the live site, for the header has to hold its own words.
test.use({ root: "dist" });

/** How much wider the body font is made, because fonts of other systems are wider. */
const wider = 1.12;

/** Everything in the body font becomes as much wider as a wider font would make it. */
async function widen(visitor: Visitor): Promise<void> {
  await visitor.evaluate((by) => {
    const body = getComputedStyle(document.body).fontFamily;
    const sample = "The quick brown fox jumps over the lazy dog and calls (404) 555-0142";
    const ruler = document.body.appendChild(document.createElement("span"));
    ruler.textContent = sample;
    ruler.style.cssText = "position: absolute; font-size: 100px; white-space: nowrap";
    const spacing = ((ruler.getBoundingClientRect().width / 100) * (by - 1)) / sample.length;
    ruler.remove();
    // All are read before the first is changed, since children inherit.
    const all = Array.from(document.querySelectorAll<HTMLElement>("body, body *"), (element) => {
      const { fontFamily, fontSize, letterSpacing } = getComputedStyle(element);
      const tracking = (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
      return { element, em: fontFamily === body ? tracking + spacing : tracking };
    });
    for (const { element, em } of all) element.style.letterSpacing = `${em}em`;
  }, wider);
}

const isLocation = (file = "") => file.includes("/locations/");
/** Every page, but only the first location, because they share a layout. */
const pages = siteFiles("dist")
  .filter((file) => file.endsWith(".html"))
  .filter((file, index, all) => !(isLocation(file) && isLocation(all[index - 1])));

for (const path of pages.map(urlPath)) {
  test(`${path} has no sideways scrolling with a wider font`, { tag: "@long" }, async ({
    visitor,
  }) => {
    await visitor.visit(path);
    await widen(visitor);
    for (const width of [1440, 1280, 1024, 768, 390, 320]) {
      await visitor.resize(width);
      expect.soft(await sidewaysOn(visitor), `${width} px`).toEqual([]);
    }
  });
}

/** Least pixels between neighbors in the header, and beside the practice's name, where a new thing begins. */
const apart = { neighbors: 8, name: 16 };

/** Neighbors in a line of the header that are too close. */
const crowded = (visitor: Visitor) =>
  visitor.evaluate(({ neighbors, name }) => {
    /** The visible box of a control: its border if it has one, else its text and pictures. */
    function seen(control: Element): DOMRect[] {
      if (getComputedStyle(control).borderLeftWidth !== "0px")
        return [control.getBoundingClientRect()];
      const rects = Array.from(control.querySelectorAll("svg"), (picture) =>
        picture.getBoundingClientRect(),
      );
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        // Text for screen readers only is in a box of one pixel.
        if ((texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        rects.push(...range.getClientRects());
      }
      return rects.filter(({ width }) => width > 0);
    }
    const controls = Array.from(document.querySelectorAll("header :is(a, button)")).filter(
      (control) => control.checkVisibility() && !control.closest("li li"),
    );
    // A link and the button that shows its list are one thing.
    const things = controls.filter((control) => !control.matches("[data-module] > button"));
    const placed = things.map((control) => {
      const rects = [
        control,
        ...(control.parentElement?.querySelectorAll(":scope[data-module] > button") ?? []),
      ].flatMap(seen);
      const [left, right] = [
        Math.min(...rects.map((rect) => rect.left)),
        Math.max(...rects.map((rect) => rect.right)),
      ];
      const [top, bottom] = [
        Math.min(...rects.map((rect) => rect.top)),
        Math.max(...rects.map((rect) => rect.bottom)),
      ];
      return { words: control.textContent.trim(), left, right, top, bottom };
    });
    placed.sort((a, b) => a.left - b.left);
    // The name and the buttons are beside two lines of links.
    const [brand] = placed;
    return placed.slice(1).flatMap((next, index) => {
      const before = placed
        .slice(0, index + 1)
        .findLast((one) => one === brand || (one.top < next.bottom && next.top < one.bottom));
      const gap = Math.round(next.left - (before?.right ?? 0));
      return gap >= (before === brand ? name : neighbors)
        ? []
        : `${before?.words} | ${next.words}: ${gap}px`;
    });
  }, apart);

for (const wide of [false, true]) {
  test(`in the header nothing touches at any width${wide ? " with a wider font" : ""}`, {
    tag: "@long",
  }, async ({ visitor }) => {
    await visitor.visit("/");
    if (wide) await widen(visitor);
    for (let width = 320; width <= 1600; width += 40) {
      await visitor.resize(width);
      expect
        .soft({
          width: await visitor.evaluate(() => innerWidth),
          crowded: await crowded(visitor),
          sideways: await sidewaysOn(visitor),
        })
        .toEqual({ width, crowded: [], sideways: [] });
    }
  });
}
