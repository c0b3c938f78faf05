import { en } from "../../src/languages/en.ts";
import { wholeContent } from "../practice/whole.ts";
import { expect, test } from "./visit.ts";

const { pages, recoveries } = wholeContent();
const recovery = `/recovery/${recoveries[0]?.slug}`;

test("on a page that a translator has made Korean, search, settings and dates work as ever", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.lang = "ko";
    }),
  );
  await page.goto("/search");
  await page.getByRole("searchbox", { name: pages.search.form.label }).fill("stuffy nose");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/for “stuffy nose”$/);

  await page.getByRole("region", { name: en.dock.label }).getByRole("button").last().click();
  const panel = page.getByRole("dialog", { name: en.frame.accessibilitySettings });
  await panel.getByRole("button", { name: en.settings.larger }).click();
  await expect(page.locator("html")).toHaveAttribute("data-font-size");

  await page.goto(`${recovery}#day=2026-12-28`);
  await expect(page.getByRole("main")).toContainText("Mon, Dec 28");
});

test("where scripts are blocked, nothing is shown that needs one, and the search leads on", async ({
  page,
  watch,
}) => {
  // As an extension or a proxy does it. For the browser, scripting is on.
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
    return route.fulfill({ response, headers });
  });
  const paths = [recovery, "/new-patients/costs", "/new-patients/visit-pack", "/contact-us", "/"];
  for (const path of [...paths, "/testimonials"]) {
    await page.goto(path);
    expect(await page.evaluate(() => matchMedia("(scripting: enabled)").matches)).toBe(true);
    const main = page.getByRole("main");
    const opensByItself = page.locator("[commandfor], [popovertarget]");
    await expect(main.getByRole("button").and(page.locator(":visible"))).toHaveCount(
      await main.locator(opensByItself).count(),
    );
    await expect(main.locator("input[type=date], select").filter({ visible: true })).toHaveCount(0);
  }
  await page.goto("/search");
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill("dizzy");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=dizzy");
  const [words = ""] = pages.search.form.fallback.split(/[[{]/);
  await expect(main.getByText(words)).toBeInViewport();
  watch.mistakes.length = 0;
});
