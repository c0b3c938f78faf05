import type { Locator } from "playwright/test";
import { wholeContent, wholePractice } from "../practice/whole.ts";
import { expect, test } from "./visit.ts";

/* What the specification says of measures, columns and names, as a visitor gets it. */

const content = wholeContent();
const practice = wholePractice();
const location = `/locations/${content.locations[0]?.slug}`;

test("from 1024 px up the main links stand in the header", async ({ page }) => {
  await page.setViewportSize({ width: 1009, height: 768 }); // 1024 px less a scroll bar
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: "Contact" })).toBeInViewport({ ratio: 1 });
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: /^Book Online/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  const lines = await header.getByRole("link", { name: practice.brand }).evaluate((link) => {
    const name = document.createRange();
    name.selectNodeContents(link.lastChild as Node);
    return name.getClientRects().length;
  });
  expect(lines, "lines of the practice's name").toBe(1);
});

test("Learn More is the one link of each service", async ({ page }) => {
  await page.goto("/services");
  const { slug, title } = content.services[0] ?? {};
  const cell = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: title ?? "", exact: true }),
  });
  await expect(cell.getByRole("link")).toHaveAccessibleName(`Learn More about ${title}`);
  // The link covers the heading too.
  await cell.getByRole("heading").click({ force: true });
  await expect(page).toHaveURL(`/service/${slug}`);
});

test("at 768 px services stand in two columns, and access to a location is told in bullets", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  for (const [path, name] of [
    ["/", "main ul:has(> li > h3) > li"],
    [location, 'main ul:has(> li a[href^="/service/"]) > li'],
  ] as const) {
    await page.goto(path);
    const lefts = await page
      .locator(name)
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(new Set(lefts).size, path).toBe(2);
  }
  const entries = page
    .locator("main li")
    .filter({ hasText: content.locations[0]?.reasons.items[0] ?? "" });
  await expect(entries).toHaveCSS("list-style-type", "disc");
  await expect(entries).toHaveCSS("display", "list-item");
});

test("the picture of the booking button is 60 px high", async ({ page }) => {
  await page.goto(`/service/${content.services[0]?.slug}`);
  const picture = page.getByRole("main").locator(`a[href="${practice.booking.pageUrl}"] img`);
  expect((await picture.first().boundingBox())?.height).toBe(60);
});

test("treatments are compared in a table, and in cards on a phone", async ({ page }) => {
  const [compared] = content.topics.flatMap(({ service, slug, sections }) =>
    sections.flatMap(({ kind, title }) =>
      kind === "options" ? { path: `/service/${service}/${slug}`, title } : [],
    ),
  );
  await page.goto(compared?.path ?? "");
  const table = page.getByRole("table", { name: compared?.title ?? "", exact: true });
  const rows = table.getByRole("row").filter({ has: page.getByRole("cell") });
  /** Where the name and the cells of the first treatment stand. */
  const places = async () => {
    const [name, ...cells] = await rows
      .first()
      .locator("th, td")
      .evaluateAll((all) =>
        all.map((cell) => {
          const { x, y } = cell.getBoundingClientRect();
          return { x: Math.round(x), y: Math.round(y) };
        }),
      );
    return { name, cells };
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await places();
  expect(new Set(wide.cells.map(({ y }) => y))).toEqual(new Set([wide.name?.y]));
  await page.setViewportSize({ width: 390, height: 800 });
  const narrow = await places();
  expect(new Set(narrow.cells.map(({ x }) => x))).toEqual(new Set([narrow.name?.x]));
  const down = [narrow.name, ...narrow.cells].map((place) => place?.y ?? 0);
  expect(down).toEqual([...new Set(down)].sort((a, b) => a - b));
  // A card says what each of its lines is about. The first one follows the name.
  for (const cell of (await rows.first().getByRole("cell").all()).slice(1))
    await expect(cell.locator("span")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("on a phone what the client named comes first, and what was added after it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  /** How far down the page a part begins that is seen. */
  const top = async (part: Locator) => {
    await expect(part).toBeVisible();
    return (await part.boundingBox())?.y ?? Number.NaN;
  };
  const main = page.getByRole("main");
  const heading = (name = "") => main.getByRole("heading", { name, exact: true });
  const where = content.pages.where.title;
  await page.goto("/services");
  expect(await top(heading(content.services.at(-1)?.title))).toBeLessThan(
    await top(heading(where)),
  );
  await page.goto("/");
  expect(await top(heading(where))).toBeGreaterThan(
    await top(heading(content.services.at(-1)?.title)),
  );
  // The head, from the nose to the ear, ends in the first window.
  const drawing = main.locator("img").first();
  const box = await drawing.boundingBox();
  expect(box?.height).toBeCloseTo(220, 0);
  await page.goto("/contact-us");
  const first = [practice.phone, practice.address.street, practice.fax, practice.parking];
  const tops = [await top(main.getByRole("img", { name: /map/i }))];
  for (const text of first) tops.push(await top(main.getByText(text).first()));
  const help = heading(practice.phoneHelp.title);
  expect(Math.max(...tops)).toBeLessThan(await top(help));
  // Each way is named, and says what it needs once it is asked.
  const [way] = practice.phoneHelp.ways;
  const meaning = main.locator("details").filter({ hasText: way?.term ?? "" });
  await expect(meaning.getByRole("paragraph")).toBeHidden();
  await meaning.getByText(way?.term ?? "").click();
  await expect(meaning.getByRole("paragraph")).toBeVisible();
});
