import type { Page, Response } from "playwright/test";
import { expect, test } from "./visit.ts";

/** Budget of JavaScript before any interaction, in Brotli bytes. */
const budget = 3 * 1024;

/** Pages with each island. What loads without interaction is the same on the others. */
const paths = ["/", "/about", "/contact-us", "/testimonials", "/services"];

/** A string in React's code that survives minifying. */
const reactMark = "react.transitional.element";

/** All scripts that the page fetches without interaction. */
async function scriptsOf(page: Page, path: string): Promise<Response[]> {
  const scripts: Response[] = [];
  const collect = (response: Response) =>
    void (response.request().resourceType() === "script" && scripts.push(response));
  page.on("response", collect);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  return scripts;
}

test("before any interaction at most 3 KB of JavaScript load, and no React", async ({
  browser,
  baseURL,
}) => {
  const weights: { path: string; bytes: number }[] = [];
  for (const path of paths) {
    // No cache: every page may be the first.
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    const scripts = await scriptsOf(page, path);
    let bytes = 0;
    for (const script of scripts) {
      bytes += (await script.request().sizes()).responseBodySize;
      expect(await script.text(), script.url()).not.toContain(reactMark);
    }
    expect(scripts.length, path).toBeGreaterThan(0);
    weights.push({ path, bytes });
    await page.close();
  }
  weights.sort((a, b) => b.bytes - a.bytes);
  console.log(
    `JavaScript before a visitor does anything, in bytes of Brotli: ${weights[0]?.bytes} on ${weights[0]?.path}, at most ${budget}.`,
  );
  expect(weights.filter(({ bytes }) => bytes > budget)).toEqual([]);
});

test("the office's clock needs no Intl formatter, which is slow to create", {
  tag: "@long",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(target, options) {
        document.documentElement.setAttribute("data-formatter", "");
        return Reflect.construct(target, options);
      },
    });
  });
  await page.goto("/contact-us");
  await expect(page.getByText(/^(Open now|Closed|Hours vary)/).first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-formatter");
});

/** Whether React has loaded, once the network is idle. */
function watchForReact(page: Page): () => Promise<boolean> {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") texts.push(response.text());
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    return (await Promise.all(texts)).some((text) => text.includes(reactMark));
  };
}

const carousel = "[data-island=TestimonialCarousel]";

const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));

test("pointer, keys and scrolling away from its islands do not load React", async ({ page }) => {
  const hasReact = watchForReact(page);
  for (const path of ["/", "/service/sleep-apnea"]) {
    await page.goto(path);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await page.mouse.wheel(0, 200);
    await page.keyboard.press("Shift");
    expect(await hasReact(), path).toBe(false);
  }
});

const approaches: Record<string, (page: Page) => Promise<unknown>> = {
  "comes into view": (page) => scrollTo(page, carousel),
  "has the pointer on it": (page) => page.locator(carousel).dispatchEvent("pointerover"),
  "has the focus": (page) => page.locator(`${carousel} ul`).focus(),
  "has the pointer on its opener": (page) =>
    page.getByRole("button", { name: "Accessibility Settings" }).first().hover(),
};

for (const [way, approach] of Object.entries(approaches)) {
  test(`React loads when its island ${way}`, { tag: "@long" }, async ({ page }) => {
    const hasReact = watchForReact(page);
    await page.goto("/");
    await page.keyboard.press("Shift");
    await approach(page);
    await expect.poll(hasReact).toBe(true);
  });

  test(`with Save-Data React waits for the press, though its island ${way}`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const hasReact = watchForReact(page);
    await page.goto("/");
    await page.keyboard.press("Shift");
    await approach(page);
    expect(await hasReact()).toBe(false);
    await page.getByRole("button", { name: "Next testimonial" }).click();
    await expect(page.getByText("Testimonial 2 of 6:")).toHaveCount(1);
    expect(await hasReact()).toBe(true);
  });
}
