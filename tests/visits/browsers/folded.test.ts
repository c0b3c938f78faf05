import { expect, soon, test } from "./visit.ts";
import type { Visitor } from "./visitor.ts";

const path = "/service/sinus-disorders";

/** The sections of the page that open from their headings. */
const folded = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll("main details [id]:empty")].map(({ id }) => id),
  );

/** Whether the section that the URL points at is open, and how far below the top of the window it begins. */
const pointedAt = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const details = document.getElementById(location.hash.slice(1))?.closest("details");
    const top = details?.getBoundingClientRect().top ?? Number.NaN;
    return { open: details?.open, inView: top >= 0 && top < 400 };
  });

test("a link opens the folded section it leads to, as do Back and a reload", async ({
  visitor,
}) => {
  await visitor.resize(390, 800);
  await visitor.visit(path);
  const ids = await folded(visitor);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of [ids[0], ids.at(-1)]) {
    await visitor.visit("/about");
    await visitor.visit(`${path}#${id}`);
    await soon(() => pointedAt(visitor)).toEqual({ open: true, inView: true });
    await visitor.visit("/about");
    await visitor.back();
    await soon(() => pointedAt(visitor)).toEqual({ open: true, inView: true });
    await visitor.reload();
    await soon(() => pointedAt(visitor)).toEqual({ open: true, inView: true });
    await visitor.visit(path);
    await visitor.evaluate((target) => {
      document.querySelector<HTMLElement>(`main nav a[href="#${target}"]`)?.click();
    }, id);
    await soon(() => pointedAt(visitor)).toEqual({ open: true, inView: true });
  }
});

test("a search in the page opens what is folded", async ({ visitor }) => {
  await visitor.visit(path);
  const words = await visitor.evaluate(() => {
    const answer = [...document.querySelectorAll("main li > details > :not(summary) p")].at(-1);
    return answer?.textContent ?? "";
  });
  // Chromium opens nothing for window.find(), which its own search does for what it finds.
  await visitor.visit("/about");
  await visitor.visit(`${path}#:~:text=${encodeURIComponent(words)}`);
  const open = () =>
    visitor.evaluate(() => document.querySelectorAll("main li > details[open]").length);
  await soon(open).toBe(1);
});
