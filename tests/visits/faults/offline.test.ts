import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "playwright/test";
import { createSiteServer } from "../../../scripts/site-server.ts";
import { getContent } from "../../../src/data/content.ts";
import { offlineWorker } from "../../../src/publish/offline-worker.ts";

test.use({ serviceWorkers: "allow" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("where a page cannot be loaded, one in its language says so, as of which day, and offers another try", async ({
  page,
  context,
}) => {
  let works = true;
  const site = createSiteServer({ root: process.env["SITE_DIR"] ?? "" });
  const server = createServer((request, response) => {
    if (works) site.emit("request", request, response);
    else response.writeHead(503).end("Out of order");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.goto(address);
  const hasWorker = async () => {
    await page.mouse.wheel(0, 30);
    return page.evaluate(async () =>
      Boolean((await navigator.serviceWorker.getRegistration())?.active),
    );
  };
  await expect.poll(hasWorker).toBe(true);
  const { pages, translations } = getContent();
  // The connection fails for one, the server for the other.
  const failures = [
    async () => context.setOffline(true),
    async () => {
      await context.setOffline(false);
      works = false;
    },
  ];
  for (const fail of failures) {
    await fail();
    for (const [path, words, again] of [
      ["/services", pages.contact.offline, "Try again"],
      ["/es/new-patients", translations.es?.pages.contact.offline, "Intentar de nuevo"],
    ] as const) {
      await page.goto(address + path);
      await expect(heading(page)).toHaveText(words?.title ?? "");
      await expect(page.getByRole("main")).toContainText(/\b(?:May 2, 2020|2 de mayo de 2020)\b/);
      expect(await page.locator("[aria-current]").count()).toBe(0);
      await expect(page.getByRole("link", { name: again })).toBeVisible();
    }
  }
  // Nothing of what was read is kept: whoever is online gets it fresh.
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith("/assets/")).sort()).toEqual([
    "/es/offline",
    "/offline",
  ]);
  works = true;
  await page.getByRole("link", { name: "Intentar de nuevo" }).click();
  await expect(heading(page)).toHaveText(translations.es?.pages["new-patients"]?.hero.title ?? "");
  expect(new URL(page.url()).pathname).toBe("/es/new-patients");
  server.closeAllConnections();
  server.close();
});

test("a new build's worker takes over, and a withdrawn one unregisters", async ({ page }) => {
  let words = "Hours of spring";
  let worker = "";
  const site = createServer((request, response) => {
    const isWorker = request.url === "/offline.js";
    response.writeHead(200, {
      "Content-Type": isWorker ? "text/javascript" : "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
      Vary: isWorker ? "Accept-Encoding" : "*",
    });
    const title = request.url === "/offline" ? words : "Online";
    response.end(isWorker ? worker : `<!doctype html><title>Page</title><h1>${title}</h1>`);
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
  const workerOf = (version: string) => offlineWorker({ version, paths: ["/offline"] });
  const answerOffline = async () => {
    await page.context().setOffline(true);
    await page.goto(address);
    const shown = await heading(page).textContent();
    await page.context().setOffline(false);
    await page.goto(address);
    return shown;
  };

  worker = workerOf("spring");
  await page.goto(address);
  await page.evaluate(() =>
    navigator.serviceWorker
      .register("/offline.js")
      .then(() => navigator.serviceWorker.ready.then(() => undefined)),
  );
  expect(await answerOffline()).toBe("Hours of spring");

  words = "Hours of summer";
  worker = workerOf("summer");
  await update();
  expect(await answerOffline()).toBe("Hours of summer");

  expect(await page.evaluate(() => caches.keys())).toEqual(["summer"]);

  worker = offlineWorker({ version: "none", paths: [] });
  await update();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.goto(address)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  site.closeAllConnections();
  site.close();
});
