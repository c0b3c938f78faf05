import { test as base, expect, type Page } from "playwright/test";

export interface Watch {
  /** Requested URLs of other hosts. None is answered. */
  elsewhere: string[];
  /** Console errors, exceptions and failed requests of the pages. */
  mistakes: string[];
}

/**
 * A visit to the built site. Whatever a journey does, it fails when a page reports an error, and no
 * request leaves for another host: it is recorded and refused.
 */
export const test = base.extend<{ watch: Watch }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures a fixture needs
  baseURL: async ({}, use) => use(process.env["SITE_ADDRESS"]),
  watch: [
    async ({ context, baseURL }, use) => {
      const watch: Watch = { elsewhere: [], mistakes: [] };
      const isOurs = (address: string) =>
        address.startsWith(`${baseURL}/`) || /^(data|blob|about):/.test(address);
      await context.route(
        (url) => !isOurs(url.href),
        (route) => {
          watch.elsewhere.push(route.request().url());
          return route.abort();
        },
      );
      // Whatever the content security policy refuses is an error, said in one way.
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          console.error(`refused by ${effectiveDirective}: ${blockedURI}`),
        );
      });
      context.on("weberror", (error) => {
        watch.mistakes.push(`exception: ${error.error().message}`);
      });
      // The browser reports expected failures as errors: a missing page, a refused host.
      const expected = new Set<string>();
      context.on("response", (response) => {
        if (response.status() < 400) return;
        if (response.request().resourceType() === "document") expected.add(response.url());
        else watch.mistakes.push(`${response.status()}: ${response.url()}`);
      });
      context.on("console", (message) => {
        const { url } = message.location();
        if (message.type() === "error" && !expected.has(url) && !watch.elsewhere.includes(url))
          watch.mistakes.push(`console: ${message.text()} (${url})`);
      });
      context.on("requestfailed", (request) => {
        if (isOurs(request.url()) && request.failure()?.errorText !== "net::ERR_ABORTED")
          watch.mistakes.push(`not loaded: ${request.url()}`);
      });
      await use(watch);
      expect(watch.mistakes).toEqual([]);
    },
    { auto: true },
  ],
});

/** A visitor's first input. The browser may drop the wheel before its first frame; a visitor scrolls on. */
export async function scrollOn(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 500 }).toBeGreaterThan(0);
  }).toPass();
}

/**
 * Scrolls to the end and back, and waits for every picture that comes with that, and for the font. By script, since a
 * wheel that turns goes on after it is answered.
 */
export async function readThrough(page: Page): Promise<void> {
  // The first input, after which a page loads more.
  await page.keyboard.press("Shift");
  await page.evaluate(async () => {
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    // What is in a closed dialog is fetched when that opens.
    const pictures = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
    scrollTo({ top: 0, behavior: "instant" });
  });
}

export { expect };
