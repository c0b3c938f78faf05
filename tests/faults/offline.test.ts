import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "playwright/test";
import { offlineWorker, withdrawnWorker } from "../../src/build/offline-worker.ts";
import { getContent } from "../../src/data/content.ts";

const { offline } = getContent().pages.contact;

test.use({ serviceWorkers: "allow" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("no page is stored: online visitors get it fresh, offline ones are told so", async ({
  page,
  context,
}) => {
  await page.goto(`${process.env["SITE_ADDRESS"]}/`);
  const usual = await heading(page).textContent();
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(offline.title);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  await expect(heading(page)).toHaveText(usual ?? "");
});

test("a new build's worker takes over, and a withdrawn one unregisters", async ({ page }) => {
  let version = 1;
  let worker = "";
  const site = createServer((request, response) => {
    const isWorker = request.url === "/offline.js";
    response.writeHead(200, {
      "Content-Type": isWorker ? "text/javascript" : "text/html",
      "Cache-Control": "no-cache",
    });
    response.end(
      isWorker ? worker : `<!doctype html><title>Page</title><h1>Online ${version}</h1>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  /** Lasts until the new worker answers for the page. To navigate meanwhile would keep the old one busy. */
  const update = () =>
    page.evaluate(async () => {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
      await (await navigator.serviceWorker.getRegistration())?.update();
      await taken;
    });
  const kept = (words: string) =>
    offlineWorker(`<!doctype html><title>Kept</title><h1>${words}</h1>`, {
      "X-Content-Type-Options": "nosniff",
    });
  const answerOffline = async () => {
    await page.context().setOffline(true);
    await page.goto(address);
    const words = await heading(page).textContent();
    await page.context().setOffline(false);
    await page.goto(address);
    return words;
  };

  worker = kept("Hours of spring");
  await page.goto(address);
  await page.evaluate(() =>
    navigator.serviceWorker
      .register("/offline.js")
      .then(() => navigator.serviceWorker.ready.then(() => undefined)),
  );
  expect(await answerOffline()).toBe("Hours of spring");

  version = 2;
  worker = kept("Hours of summer");
  await page.goto(address);
  await expect(heading(page)).toHaveText("Online 2");
  await update();
  expect(await answerOffline()).toBe("Hours of summer");

  worker = withdrawnWorker();
  await update();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await page.context().setOffline(true);
  await expect(page.goto(address)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  site.closeAllConnections();
  site.close();
});
