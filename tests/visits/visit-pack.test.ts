import { wholeContent } from "../practice/whole.ts";
import { papers, printed } from "./print.ts";
import { expect, test } from "./visit.ts";

const { pages, practice } = wholeContent();
const pack = pages["visit-pack"];
const boxes = pack.checklists.flatMap(({ items }) => items);
const [first = "", second = ""] = boxes;

test.use({ javaScriptEnabled: false });

test("a patient finds the visit pack and ticks it with the keyboard; nothing is stored or sent", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await page.getByRole("main").getByRole("link", { name: pages.contact.firstVisit.link }).click();
  await page.getByRole("link", { name: pages["new-patients"].pack.link }).click();
  await expect(page).toHaveURL("/new-patients/visit-pack");

  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("checkbox", { name: first, exact: true }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  // The words are as good as the box.
  await page.getByText(boxes.at(-1) ?? "", { exact: true }).click();
  for (const name of [first, second, boxes.at(-1) ?? ""])
    await expect(page.getByRole("checkbox", { name, exact: true })).toBeChecked();
  expect(requests).toEqual([]);

  for (const { title, items } of pack.checklists)
    await expect(page.getByRole("form", { name: title }).getByRole("checkbox")).toHaveCount(
      items.length,
    );

  await page.goto("/");
  await page.goto("/new-patients/visit-pack");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

for (const paper of papers) {
  test(`the visit pack prints on at most two sheets of ${paper}, with room to write`, {
    tag: paper === "Letter" ? [] : "@long",
  }, async ({ page }) => {
    await page.goto("/new-patients/visit-pack");
    const sheets = await printed(page, paper);
    expect(sheets.length).toBeLessThanOrEqual(2);
    const text = sheets.join(" ");
    for (const words of [
      practice.phone,
      pack.hero.title,
      ...boxes,
      ...pack.about.lines,
      ...pack.notes.map(({ title }) => title),
    ])
      expect(text).toContain(words);
    // What only makes sense on a screen stays there.
    expect(text).not.toContain(pack.privacy.title);
  });
}
