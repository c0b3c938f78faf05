import { getContent } from "../../src/data/content.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { printed, printedLines } from "./print.ts";
import { expect, test } from "./visit.ts";

const content = getContent();
const { practice } = content;
const [service = ""] = content.services.map(({ slug }) => `/service/${slug}`);
const closing = [
  practice.address.street,
  practice.phone,
  practice.fax,
  new URL(practice.siteUrl).host,
];

test.use({ javaScriptEnabled: false });

/** Point sizes of the text that is printed. */
const sizes = () => {
  const found = new Set<number>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.checkVisibility() && textContent?.trim() && parentElement.clientWidth !== 1)
      found.add(Number.parseFloat(getComputedStyle(parentElement).fontSize) * 0.75);
  }
  return [...found].sort((one, other) => one - other);
};

const everyPath = pagesOf(content).map(({ path }) => path);
/** Kinds of page that fill several sheets. `npm test` prints the first two of them alone. */
const long = [service, "/", "/new-patients", "/referrals", "/our-terms"];

for (const path of new Set([...long, ...everyPath])) {
  test(`${path} is printed at 10.5 pt or more, and ends with where the office is`, {
    tag: long.slice(0, 2).includes(path) ? [] : "@long",
  }, async ({ page }) => {
    await page.goto(path);
    const sheets = await printed(page, "Letter");
    for (const words of closing) expect(sheets.at(-1)).toContain(words);
    await page.emulateMedia({ media: "print" });
    const [smallest = 0] = await page.evaluate(sizes);
    expect(smallest).toBeGreaterThanOrEqual(10.5);
  });
}

test("print follows a larger text, of the panel or of the browser", async ({ page, context }) => {
  await page.goto(service);
  await page.emulateMedia({ media: "print" });
  const set = (size: string) =>
    page.evaluate((value) => document.documentElement.setAttribute("data-font-size", value), size);
  await set("80");
  expect((await page.evaluate(sizes))[0]).toBe(10.5);
  await set("150");
  expect((await page.evaluate(sizes))[0]).toBe(15.75);
  await set("100");
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  expect((await page.evaluate(sizes))[0]).toBe(21);
});

for (const path of long) {
  test(`${path} leaves no heading alone at the foot of a sheet, however high it is`, {
    tag: path === service ? [] : "@long",
  }, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const squeezed = (text: string) => text.replace(/\s/g, "");
    const headings = (await page.locator("h1, h2, h3, caption, thead th").allInnerTexts())
      .filter(Boolean)
      .map(squeezed);
    for (let height = 5; height <= 11; height += 0.5) {
      const sheets = await printedLines(page, `${height}in`);
      const alone = sheets.flatMap((lines) =>
        lines.filter(
          ({ text, x, y }) =>
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
