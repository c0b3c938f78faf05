import { getContent } from "../../../src/data/content.ts";
import { practiceOf } from "../../../src/data/practice.ts";
import { expect, soon, test } from "./visit.ts";

const content = getContent();
const practice = practiceOf(content.practice);

test("the map loads only on request; without it, address and directions remain", async ({
  visitor,
}) => {
  await visitor.visit("/contact-us");
  const button = visitor.get("button", "Show the map");
  await button.hover();
  const frames = () =>
    visitor.evaluate(() =>
      Array.from(document.querySelectorAll("iframe"), (frame) => ({
        src: frame.src,
        title: frame.title,
        focused: frame === document.activeElement,
      })),
    );
  expect(await frames()).toEqual([]);
  await button.click();
  const title = expect.stringMatching(/map/i);
  await soon(frames).toEqual([{ src: practice.mapEmbedUrl, title, focused: true }]);
  const main = visitor.get("main");
  const links = await visitor.evaluate(() =>
    Array.from(document.querySelectorAll("main a"), (link) => link.textContent),
  );
  expect(links).toContainEqual(expect.stringMatching(/^Get directions/));
  expect((await main.look())?.text).toContain(practice.addressLines[0]);
});

/** A press within 400 ms would belong to the one before: src/browser/second-press.ts. */
const betweenPresses = () => new Promise((resolve) => setTimeout(resolve, 450));

test("the biography expands and collapses, by pointer and keyboard", async ({ visitor }) => {
  await visitor.visit("/about");
  const { name, bio } = content.providers[0];
  const physician = visitor.get("region", name);
  const rest = visitor.text(bio.more[0] ?? "");
  expect(await rest.there()).toBe(false);
  await physician.text("Read More").click();
  await soon(rest.there).toBe(true);
  expect(await physician.text("Read More").there()).toBe(false);
  await betweenPresses();
  await physician.text("Read Less").click();
  await soon(rest.there).toBe(false);
  await betweenPresses();
  await visitor.press("Enter");
  await soon(rest.there).toBe(true);
});
