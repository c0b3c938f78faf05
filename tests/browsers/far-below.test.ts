import { setTimeout } from "node:timers/promises";
import { expect, soon, test } from "./visit.ts";
import type { Visitor } from "./visitor.ts";

/*
 * What stands far below is laid out after the first paint in browsers that hold on to what is being read
 * meanwhile (docs/decisions/0011-first-paint.md), and can be found and reached before that.
 */

const path = "/service/sinus-disorders";
const farBelow = "main > *, body > footer, .far-below";

/** What the browser has not laid out yet. */
const skipped = (visitor: Visitor) =>
  visitor.evaluate(
    (farBelow) =>
      [...document.querySelectorAll(farBelow)].filter(
        (part) => getComputedStyle(part).contentVisibility === "auto",
      ).length,
    farBelow,
  );

/** Keeps a page of which something is put off as it is at its first paint. */
const hold = (visitor: Visitor) =>
  visitor.evaluate((farBelow) => {
    for (const part of document.querySelectorAll(farBelow))
      if (getComputedStyle(part).animationName === "far-below")
        part.animate({ contentVisibility: ["auto", "auto"] }, 600_000);
  }, farBelow);

/** Where the last heading of the page's own text stands in the window, once what moves it is at rest. */
const lastHeading = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const heading = [...document.querySelectorAll("main h2[id]")].at(-1);
    return { id: heading?.id ?? "", top: heading?.getBoundingClientRect().top ?? Number.NaN };
  });

for (const page of [path, "/recovery"])
  test(`everything of ${page} is laid out soon after the first paint`, async ({ visitor }) => {
    await visitor.resize(390, 800);
    await visitor.visit(page);
    await soon(() => skipped(visitor)).toBe(0);
  });

test("the End key leads to the end of a page that is not laid out yet, and stays there", async ({
  visitor,
}) => {
  await visitor.resize(390, 800);
  await visitor.visit(path);
  await visitor.press("End");
  const end = () =>
    visitor.evaluate(
      () => document.documentElement.scrollHeight - scrollY - document.documentElement.clientHeight,
    );
  await soon(end).toBeLessThan(2);
  await soon(() => skipped(visitor)).toBe(0);
  expect(await end()).toBeLessThan(2);
});

test("a search in the page and the keyboard reach what is not laid out yet", async ({ visitor }, {
  project,
}) => {
  await visitor.visit(path);
  await hold(visitor);
  if (project.name === "chromium") expect(await skipped(visitor)).toBeGreaterThan(3);
  const found = await visitor.evaluate(() => {
    const heading = [...document.querySelectorAll("main h2")].at(-1);
    return (globalThis as unknown as { find(text: string): boolean }).find(
      heading?.textContent ?? "",
    );
  });
  expect(found).toBe(true);
  await visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("footer a")].at(-1)?.focus(),
  );
  const place = () =>
    visitor.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
  await soon(place).toBeGreaterThan(0);
  await soon(place).toBeLessThanOrEqual(800);
});

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

test("a URL into a page puts off only what stands below its place", async ({ visitor }, {
  project,
}) => {
  await visitor.visit(path);
  const ids = await visitor.evaluate(() =>
    [...document.querySelectorAll("main > section [id]")].map(({ id }) => id),
  );
  await visitor.visit("/about");
  await visitor.visit(`${path}#${ids[Math.floor(ids.length / 2)]}`);
  const [above, below] = await visitor.evaluate((farBelow) => {
    const target = document.querySelector(":target") as Element;
    const putOff = [...document.querySelectorAll(farBelow)].filter(
      (part) => getComputedStyle(part).animationName === "far-below",
    );
    const after = putOff.filter(
      (part) => target.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return [putOff.length - after.length, after.length];
  }, farBelow);
  expect(above).toBe(0);
  if (project.name === "chromium") expect(below).toBeGreaterThan(1);
});

test("a URL leads to its place in the page, which then stays there", async ({ visitor }) => {
  await visitor.visit(path);
  const { id } = await lastHeading(visitor);
  await visitor.visit("/about");
  await visitor.visit(`${path}#${id}`);
  const { top } = await lastHeading(visitor);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(400);
  await soon(() => skipped(visitor)).toBe(0);
  expect((await lastHeading(visitor)).top).toBeCloseTo(top, -1);
});

// A phone loads a page again that it has dropped from memory.
for (const path of ["/", "/service/sinus-disorders"]) {
  test(`${path} loaded again shows the same place`, async ({ visitor }) => {
    await visitor.resize(390, 800);
    await visitor.visit(path);
    await soon(() => skipped(visitor)).toBe(0);
    await visitor.evaluate(() =>
      [...document.querySelectorAll("main h2[id]")].at(-1)?.scrollIntoView({ behavior: "instant" }),
    );
    const { top } = await lastHeading(visitor);
    expect(top).toBeLessThan(400);
    // Browsers note the place a moment after it was reached.
    await setTimeout(1000);
    await visitor.reload();
    await soon(async () => (await lastHeading(visitor)).top).toBeCloseTo(top, -1);
    await soon(() => skipped(visitor)).toBe(0);
    expect((await lastHeading(visitor)).top).toBeCloseTo(top, -1);
  });
}
