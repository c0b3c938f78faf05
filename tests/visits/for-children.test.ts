import { wholeContent } from "../practice/whole.ts";
import { printed } from "./print.ts";
import { expect, readThrough, test } from "./visit.ts";

const { pages, translations } = wholeContent();
const book = pages["for-children"];
const spanish = translations.es?.pages["for-children"];
const path = "/new-patients/for-children";
const sentences = Object.values(book.pictures).map(({ text }) => text);

test("a parent reads the twelve pictures, and has the same in Spanish", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(path);
  const pictures = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("img") });
  await expect(pictures).toHaveText(sentences);
  await readThrough(page);
  for (const { alt } of Object.values(book.pictures)) {
    const picture = page.getByRole("img", { name: alt, exact: true });
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
  if (spanish === undefined) return;
  await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(`/es${path}`);
  await expect(pictures).toHaveText(Object.values(spanish.pictures).map(({ text }) => text));
});

test("two pictures are on a sheet of the printed book, in their order", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto(path);
  for (const paper of ["Letter", "A4"] as const) {
    const sheets = await printed(page, paper);
    const perSheet = sheets.map((text) => sentences.filter((sentence) => text.includes(sentence)));
    expect(perSheet.flat()).toEqual(sentences);
    expect(Math.max(...perSheet.map(({ length }) => length))).toBe(2);
    expect(sheets.length).toBeLessThanOrEqual(sentences.length / 2 + 1);
  }
});
