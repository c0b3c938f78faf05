import { getContent } from "../../src/data/content.ts";
import { practiceOf } from "../../src/data/practice.ts";
import { expect, soon, test } from "./visit.ts";

const content = getContent();
const practice = practiceOf(content.practice);

for (const path of ["/", "/contact-us"]) {
  test(`the map on ${path} loads only on request; without it, address and directions remain`, async ({
    visitor,
  }) => {
    await visitor.visit(path);
    const button = visitor.get("button", "Show the map");
    await button.hover();
    expect(visitor.hasAsked(practice.mapEmbedUrl)).toBe(false);
    await button.click();
    await soon(async () => visitor.hasAsked(practice.mapEmbedUrl)).toBe(true);
    const frame = () =>
      visitor.evaluate(() =>
        Array.from(document.querySelectorAll("iframe"), (one) => ({
          title: one.title,
          focused: one === document.activeElement,
        })),
      );
    await soon(frame).toEqual([{ title: expect.stringMatching(/map/i), focused: true }]);
    const ways = await visitor.namesOf("link");
    expect(ways.some((name) => name.startsWith("Get directions"))).toBe(true);
    expect((await visitor.get("main").look())?.text).toContain(practice.addressLines[0]);
  });
}

/** A press within 750 ms would belong to the one before: src/islands/second-press.ts. */
const betweenPresses = () => new Promise((resolve) => setTimeout(resolve, 800));

test("the biography expands and collapses, by pointer and keyboard", async ({ visitor }) => {
  await visitor.visit("/about");
  const rest = visitor.text(content.providers[0].bio.more[0] ?? "");
  expect(await rest.there()).toBe(false);
  await visitor.text("Read More").click();
  await soon(rest.there).toBe(true);
  expect(await visitor.text("Read More").there()).toBe(false);
  await betweenPresses();
  await visitor.text("Read Less").click();
  await soon(rest.there).toBe(false);
  await betweenPresses();
  await visitor.press("Enter");
  await soon(rest.there).toBe(true);
});
