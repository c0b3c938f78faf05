import { getContent } from "../../src/data/content.ts";
import { practiceOf } from "../../src/data/practice.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { onItsPaper, printed, printedLines, printedSizes } from "./print.ts";
import { expect, test } from "./visit.ts";

const content = getContent();
const { practice } = content;
const services = content.services.map(({ slug }) => `/service/${slug}`);
const [service = ""] = services;
const [location = ""] = content.locations.map(({ slug }) => `/locations/${slug}`);
const [topic = ""] = content.topics.map(({ service, slug }) => `/service/${service}/${slug}`);
const [recovery = ""] = content.recoveries.map(({ slug }) => `/recovery/${slug}`);
const closing = [
  practice.address.street,
  practice.phone,
  practice.fax,
  new URL(practice.siteUrl).host,
];

test.use({ javaScriptEnabled: false });

const everyPath = pagesOf(content).map(({ path }) => path);
/** Kinds of page that fill several sheets. `npm test` prints the first of them alone. */
const long = [
  service,
  "/",
  "/new-patients",
  "/new-patients/costs",
  topic,
  recovery,
  "/referrals",
  "/our-terms",
];

/** Pages that say where the office is in place of the footer. */
const officeFirst = ["/contact-us", "/offline", "/es/contact-us", "/es/offline"];

for (const path of new Set([...long, ...everyPath])) {
  const begins = officeFirst.includes(path);
  test(`${path} is printed at 10.5 pt or more, and ${begins ? "begins" : "ends"} with where the office is`, {
    tag: path === service ? [] : "@long",
  }, async ({ page }) => {
    await page.goto(path);
    const sheets = await printed(page, "Letter");
    for (const words of closing) expect(sheets.at(begins ? 0 : -1)).toContain(words);
    // A sheet for the fridge keeps to its two pages: smaller, and the number to call in 40 points.
    const sizes = await printedSizes(page);
    const isSheet = content.recoveries.some(({ slug }) => path.endsWith(`/recovery/${slug}`));
    expect(sizes[0]).toBeGreaterThan(isSheet ? 8.99 : 10.49);
    if (isSheet) expect(sizes.at(-1)).toBeGreaterThan(39.9);
  });
}

for (const { slug } of content.recoveries)
  test(`/recovery/${slug} prints on two sheets in every state of the screen: the fridge's, then the medicine's`, {
    tag: slug === content.recoveries[0]?.slug ? [] : "@long",
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: true,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.clock.setFixedTime("2026-11-24T15:00:00Z");
    const { onCall } = practiceOf(practice);
    for (const fragment of ["", "#day=2026-11-20&who=me"])
      for (const state of ["", "high-contrast"]) {
        await page.goto("/about");
        await page.goto(`/recovery/${slug}${fragment}`);
        await page.evaluate((name) => {
          const root = document.documentElement;
          if (name) root.classList.add(name);
          root.setAttribute("data-font-size", name ? "150" : "100");
          for (const row of document.querySelectorAll("details")) row.open = name !== "";
        }, state);
        const doses = await page.locator("main td .unbroken").allTextContents();
        const sheets = await onItsPaper(page);
        expect(sheets.length, `${fragment} ${state}`).toBe(2);
        expect(doses.length).toBeGreaterThan(0);
        for (const dose of doses) expect(sheets[1]).toContain(dose);
        // They come apart.
        for (const sheet of sheets) expect(sheet).toContain(onCall?.phone ?? practice.phone);
        const { care = "", canI = "" } = content.pages.recovery?.operation ?? {};
        for (const heading of [care, canI]) expect(sheets[0]).toContain(heading);
        expect(sheets[1]).toContain(content.pages["pain-medicine"]?.poison.number);
      }
    await context.close();
  });

for (const { slug } of content.recoveries)
  for (const path of everyPath.filter((path) => path.endsWith(`/recovery/${slug}`)).slice(1))
    test(`${path} prints on two sheets, too`, { tag: "@long" }, async ({ page }) => {
      await page.goto(path);
      expect(await onItsPaper(page)).toHaveLength(2);
    });

test("print follows a larger text, of the panel or of the browser", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await page.goto(service);
  const smallest = async () => (await printedSizes(page))[0];
  const set = (size: string) =>
    page.evaluate((value) => document.documentElement.setAttribute("data-font-size", value), size);
  await set("80");
  expect(await smallest()).toBeCloseTo(10.5, 1);
  await set("150");
  expect(await smallest()).toBeCloseTo(15.75, 1);
  await set("100");
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  expect(await smallest()).toBeCloseTo(21, 1);
});

test("a page that was scrolled is printed with its header at the top, not over the words", async ({
  page,
}) => {
  await page.goto(service);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("what is folded is printed", async ({ page }) => {
  await page.goto("/about");
  const folded = page.locator("main details:not([open]) > :not(summary)");
  const texts = await folded.allTextContents();
  expect(texts.join("")).not.toBe("");
  const squeezed = (text: string) => text.replace(/\s/g, "");
  const paper = squeezed((await printed(page, "Letter")).join(""));
  // A text may run on in a second column or on the next sheet, so its beginning has to do.
  for (const text of texts) expect(paper).toContain(squeezed(text).slice(0, 40));
});

// A sheet for the fridge is laid out for its own paper alone.
for (const path of new Set([...long, ...services, location].filter((path) => path !== recovery))) {
  test(`${path} leaves no heading alone at the foot of a sheet, however high it is`, {
    tag: "@long",
  }, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    // An entry of several lines goes to the next sheet in one piece.
    if ([...services, location].includes(path))
      await page.evaluate(() => {
        for (const item of document.querySelectorAll("main section ul > li:first-child"))
          if (getComputedStyle(item.parentElement as Element).columnCount === "auto")
            item.append(" One of several lines.".repeat(25));
      });
    const squeezed = (text: string) => text.replace(/\s/g, "");
    const headings = (await page.locator("h1, h2, h3, caption, thead th").allInnerTexts())
      .filter(Boolean)
      .map(squeezed);
    for (let height = 5; height <= 11; height += 0.5) {
      const sheets = await printedLines(page, `${height}in`);
      const alone = sheets.flatMap((lines) =>
        lines.filter(
          ({ text, x, y }) =>
            /\p{L}{4}/u.test(text) &&
            headings.some((heading) => heading.endsWith(squeezed(text))) &&
            !lines.some((other) => other.y < y - 2 && Math.abs(other.x - x) < 100) &&
            !lines.some((other) => Math.abs(other.y - y) < 2 && other.x > x && other.x < x + 250),
        ),
      );
      expect
        .soft(
          alone.map(({ text }) => text),
          `${height} inches`,
        )
        .toEqual([]);
    }
  });
}

test("the URL of a link in running text is printed, and of no other", async ({ page }) => {
  await page.goto("/");
  const text = (await printed(page, "Letter")).join(" ").replace(/\s/g, "");
  const inText = await page.locator('main p a[href^="/"]:visible').all();
  const paths = await Promise.all(inText.map((link) => link.getAttribute("href")));
  expect(paths).not.toEqual([]);
  const { host } = new URL(practice.siteUrl);
  for (const path of new Set(paths)) expect(text).toContain(`(${host}${path})`);
  expect(text).not.toContain(`${host}/locations/`);
});
