import { setTimeout } from "node:timers/promises";
import { wholeContent } from "../../practice/whole.ts";
import { expect, soon, test } from "./visit.ts";
import type { Visitor } from "./visitor.ts";

const path = "/new-patients/visit-pack";
const [item = ""] = wholeContent().pages["visit-pack"].checklists.flatMap(({ items }) => items);

const ticked = (visitor: Visitor) => () =>
  visitor.evaluate(() => document.querySelectorAll(":checked").length);

/** Presses the row far from its box and its words. */
async function pressRow(visitor: Visitor): Promise<void> {
  const box = visitor.get("checkbox", item);
  await box.hover();
  const row = await visitor.evaluate(() => {
    const { right, bottom } = document
      .querySelector("li:has([type=checkbox])")
      ?.getBoundingClientRect() ?? {
      right: 0,
      bottom: 0,
    };
    return { x: right - 4, y: bottom - 5 };
  });
  await visitor.pressAt(row.x, row.y);
}

test("the visit pack keeps no tick after a reload, nor on Back, and its whole rows answer", {
  tag: "@long",
}, async ({ visitor }) => {
  await visitor.visit(path);
  await visitor.get("button", "Print this page").hover();
  await pressRow(visitor);
  await soon(ticked(visitor)).toBe(1);
  await visitor.press("Enter");
  await setTimeout(500);
  expect(await ticked(visitor)()).toBe(1);
  await visitor.reload();
  await visitor.get("button", "Print this page").hover();
  expect(await ticked(visitor)()).toBe(0);
  await pressRow(visitor);
  await soon(ticked(visitor)).toBe(1);
  await visitor.visit("/about");
  await visitor.evaluate(() => history.back());
  await soon(visitor.address).toBe(path);
  await soon(ticked(visitor)).toBe(0);
});
