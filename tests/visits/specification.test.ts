import type { Locator } from "playwright/test";
import { wholeContent, wholePractice } from "../practice/whole.ts";
import { showAs } from "./modes.ts";
import { expect, test } from "./visit.ts";

/* What the specification says of measures, columns and names, as a visitor gets it. */

const content = wholeContent();
const practice = wholePractice();
const location = `/locations/${content.locations[0]?.slug}`;

test("from 1024 px up the main links are in one line of one size, in a wide font too", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const width of [1009, 1265, 1425]) {
    await page.setViewportSize({ width, height: 768 }); // 1024, 1280 and 1440 px less a scroll bar
    // DejaVu Sans, the widest system font, is a sixth wider than Arimo, and bolder than that in bold.
    for (const wider of [false, true]) {
      await page.evaluate((isOn) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          "header nav a { letter-spacing: 0.085em } header div > a { letter-spacing: 0.11em }",
        );
        document.adoptedStyleSheets = isOn ? [sheet] : [];
      }, wider);
      const places = await Promise.all(
        content.navigation.header.map(({ label }) =>
          main.getByRole("link", { name: label, exact: true }).evaluate((link) => ({
            top: link.getBoundingClientRect().top,
            size: getComputedStyle(link).fontSize,
          })),
        ),
      );
      expect(new Set(places.map(({ top }) => top)).size, "lines").toBe(1);
      expect(new Set(places.map(({ size }) => size)).size, "sizes").toBe(1);
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(76);
      const last = header.getByRole("link", { name: /^Book Online/ });
      await expect(last).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    const patients = page.getByRole("navigation", { name: "For patients" });
    for (const name of [...content.navigation.patients.map(({ label }) => label), "Search"])
      await expect(patients.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone the trail is the page above, in one line, and the footer 760 px at most", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const topic = content.topics[0];
  await page.goto(`/service/${topic?.service}/${topic?.slug}`);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("link")).toHaveCount(1);
  const above = content.services.find(({ slug }) => slug === topic?.service)?.title ?? "";
  await expect(trail.getByRole("link", { name: above })).toBeVisible();
  expect((await trail.boundingBox())?.height).toBe(44);
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(760);
});

test("with text of 150% a third of a phone is bars at most", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await showAs(page, "150% text", 390);
  await page.setViewportSize({ width: 390, height: 844 });
  const heights = await Promise.all(
    [
      page.getByRole("region", { name: "Phone, fax and hours" }),
      page.getByRole("banner"),
      page.getByRole("region", { name: "Quick actions" }),
    ].map(async (bar) => (await bar.boundingBox())?.height ?? 0),
  );
  expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(844 / 3);
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

test("at 768 px services are in two columns, and access to a location is told in bullets", async ({
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
  /** Where the name and the cells of the first treatment are. */
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
  const down = [narrow.name, ...narrow.cells].map((place) => place?.y ?? 0);
  expect(down).toEqual([...new Set(down)].sort((a, b) => a - b));
  // A card says beside each of its lines what it is about, and has no line about nothing.
  for (const cell of await table.getByRole("cell").all()) {
    await expect(cell.locator("span").first()).toBeVisible();
    await expect(cell).not.toContainText("None");
  }
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
