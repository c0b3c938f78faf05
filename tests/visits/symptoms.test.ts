import type { Page } from "playwright/test";
import { wholeContent, wholePractice } from "../practice/whole.ts";
import { showAs } from "./modes.ts";
import { expect, test } from "./visit.ts";

const content = wholeContent();
const { pages, practice, symptoms: places } = content;
const { levels } = practice;
const { phone, phoneHref } = wholePractice();
const [place] = places as [(typeof places)[number]];
const path = `/symptoms/${place.slug}`;
const today = place.signs.find(({ level }) => level === "call-today") ?? place.signs[0];

const rowOf = (page: Page, { name, level }: { name: string; level: keyof typeof levels }) =>
  page.getByRole("group", { name: `${levels[level].title} ${name}`, exact: true });

test("from the head to a sign and what to do; nothing is stored, and only pages are requested", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    // Later pages may be fetched ahead of a press, as on every page.
    if (request.method() !== "GET" || search !== "" || request.postData() !== null)
      asked.push(`${request.method()} ${pathname}${search}`);
  });
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: pages.where.symptoms }).click();
  await expect(page).toHaveURL("/symptoms");
  const { ears } = pages.where.places;
  await page
    .getByRole("listitem")
    .getByRole("link", { name: ears.name, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(path);
  const count = place.signs.filter(({ level }) => level === today?.level).length;
  await page
    .getByRole("navigation")
    .getByRole("link", { name: new RegExp(`^${count} .*${levels["call-today"].short}$`) })
    .click();
  await expect(page.getByRole("heading", { name: levels["call-today"].title })).toBeInViewport();
  await expect(page.getByRole("main").getByRole("link", { name: phone }).first()).toHaveAttribute(
    "href",
    phoneHref,
  );
  const what = page.getByText(today?.text ?? "", { exact: true });
  await expect(what).toBeHidden();
  await page.getByText(today?.name ?? "", { exact: true }).click();
  await expect(what).toBeVisible();

  expect(asked).toEqual([]);
  expect(
    await page.evaluate(async () => ({
      stored: localStorage.length + sessionStorage.length,
      databases: (await indexedDB.databases()).length,
    })),
  ).toEqual({ stored: 0, databases: 0 });
});

test("by keyboard: a row opens, and a link in it leads to the more urgent sign", {
  tag: "@long",
}, async ({ page }) => {
  const from = place.signs.find(
    ({ level, moreUrgent }) => level === "call-today" && moreUrgent?.[0]?.startsWith(place.slug),
  );
  const to = content.signs[from?.moreUrgent?.[0] ?? ""];
  await page.goto(path);
  const summary = page.locator("summary", { hasText: from?.name ?? "" });
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const link = rowOf(page, from as never).getByRole("link", { name: to?.link ?? "", exact: true });
  await expect(link).toBeFocused();
  // Right after the first press, a second is taken for a slip.
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}#${to?.id}`, { timeout: 500 });
  }).toPass();
  await expect(page.getByText(to?.name ?? "", { exact: true })).toBeInViewport();
});

/** Each anchor of a place: of its signs, of those that they took in, and of what it leads to. */
const anchorsOf = ({ signs, also = [], operations }: (typeof places)[number]) => [
  ...signs.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
  ...(operations?.aliases ?? []),
  ...also.flatMap(({ aliases = [] }) => aliases),
];

/** What covers the name of the row of the address, or the first line that it folds; undefined if nothing does. */
const overTarget = (page: Page) =>
  page.evaluate(() => {
    const target = document.querySelector(":target");
    const row = target?.closest("details");
    if (!target || row?.open === false) return "no open row";
    const within = row ?? target.parentElement;
    // The whole name of a sign; of any other text its first line.
    const boxOf = (line: Element) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return line.tagName === "SPAN" ? range.getBoundingClientRect() : range.getClientRects()[0];
    };
    const lines = within?.querySelectorAll(
      row ? "summary > span, [role=group] > p:nth-of-type(1)" : "a, h2",
    );
    const boxes = [...(lines ?? [])].slice(0, row ? 2 : 1).map(boxOf);
    return boxes
      .flatMap((box) =>
        box ? [[box.left, box.top + 4] as const, [box.left, box.bottom - 4] as const] : [],
      )
      .map(([x, y]) => document.elementFromPoint(x + 2, y))
      .filter((top) => !within?.contains(top))
      .map((top) => top?.outerHTML.slice(0, 120) ?? "the edge of the window")[0];
  });

const sizes = [
  [320, 568],
  [375, 547],
  [360, 640],
  [390, 844],
  [844, 390],
] as const;

for (const [width, height] of sizes)
  for (const mode of ["the default", "150% text"] as const)
    test(
      `nothing covers a sign that a link leads to, at ${width} by ${height} px, ${mode}`,
      {
        // A few in the daily run: a low window, where most would lie over it, and a phone.
        tag: (width === 320 || width === 390) && mode === "the default" ? [] : "@long",
      },
      async ({ page }, { config }) => {
        const isDaily = config.grepInvert !== null && `${config.grepInvert}`.includes("@long");
        for (const language of ["", "/es"])
          for (const one of isDaily ? places.slice(0, 1) : places) {
            await page.goto(`${language}/symptoms/${one.slug}`);
            await showAs(page, mode, width);
            await page.setViewportSize({ width, height });
            for (const anchor of anchorsOf(one)) {
              await page.evaluate((id) => {
                // From the top, as who arrives by a link.
                location.hash = "";
                for (const row of document.querySelectorAll("main details"))
                  row.removeAttribute("open");
                location.hash = id;
              }, anchor);
              await expect
                .poll(() => overTarget(page), {
                  message: `${language}/symptoms/${one.slug}#${anchor}`,
                })
                .toBeUndefined();
            }
          }
      },
    );

test("a link opens the row also where the browser does not", async ({ page }) => {
  await page.goto(path);
  const closed = place.signs.filter(({ level }) => level === "book");
  await page.evaluate((id) => {
    // As a browser that knows the address and opens nothing.
    history.replaceState(null, "", `#${id}`);
    dispatchEvent(new HashChangeEvent("hashchange"));
  }, closed[0]?.id ?? "");
  await expect(rowOf(page, closed[0] as never)).toBeInViewport();
});

test("on paper every row is open", async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  for (const { text } of place.signs.filter(({ text }) => !text.includes("[")))
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every row is open", async ({ page }) => {
    await page.goto(path);
    for (const { text } of place.signs.filter(({ text }) => !text.includes("[")))
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  });
});
