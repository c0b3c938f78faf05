import { expect } from "playwright/test";
import { wholeContent } from "../../practice/whole.ts";
import { soon, test } from "./visit.ts";

const [place] = wholeContent().symptoms;

test("a link to a sign opens its row, and nothing covers its name", async ({ visitor }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const) {
    await visitor.resize(width, height);
    for (const { id, name } of place?.signs ?? []) {
      await visitor.visit(`/symptoms/${place?.slug}?${width}-${id}#${id}`);
      await soon(() =>
        visitor.evaluate(() => {
          const row = document.querySelector(":target")?.closest("details");
          const line = row?.querySelector("summary > span");
          const { left = 0, top = 0 } = line?.getBoundingClientRect() ?? {};
          const over = document.elementFromPoint(left + 2, top + 4);
          return [row?.open, line?.textContent, row?.contains(over)];
        }),
      ).toEqual([true, name, true]);
    }
  }
  expect(place?.signs.length).toBeGreaterThan(5);
});
