import { wholeContent } from "../practice/whole.ts";
import { papers, printed } from "./print.ts";
import { expect, test } from "./visit.ts";

const { pages, practice } = wholeContent();

for (const paper of papers) {
  test(`what a referring doctor needs prints on one sheet of ${paper}`, {
    tag: paper === "Letter" ? [] : "@long",
  }, async ({ page }) => {
    await page.goto("/referrals");
    const sheets = await printed(page, paper);
    expect(sheets).toHaveLength(1);
    for (const words of [
      practice.phone,
      practice.fax,
      practice.address.street,
      ...pages.referrals.sections.map(({ title }) => title),
      pages.referrals.urgent?.title ?? "none",
    ]) {
      expect(sheets[0]).toContain(words);
    }
  });
}
