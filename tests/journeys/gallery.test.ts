import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { barriersOn } from "./barriers.ts";
import { showAs } from "./modes.ts";
import { expect, test as visit } from "./visit.ts";

interface Gallery {
  address: string;
  /** Paths of all sheets, as the gallery lists them. */
  sheets: string[];
}

const test = visit.extend<object, { gallery: Gallery }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures a fixture needs
    async ({}, use) => {
      const server = spawn(
        process.execPath,
        [fileURLToPath(new URL("gallery-server.ts", import.meta.url))],
        {
          env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" },
          stdio: ["ignore", "pipe", "inherit"],
        },
      );
      const ended = once(server, "close");
      const address = await Promise.race([once(server.stdout, "data"), ended]).then(String);
      if (!URL.canParse(address)) throw new Error("The gallery's server did not start.");
      const list = await (await fetch(new URL("/gallery", address))).text();
      await use({
        address: address.trim(),
        sheets: [...list.matchAll(/href="(\/gallery\/[A-Z][^"]*)"/g)].map(([, path = ""]) => path),
      });
      server.kill();
      await ended;
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.address),
});

// In one worker, so that one server is enough.
test.describe.configure({ mode: "default" });

const components = globSync("src/{components,islands,sections}/*/*.examples.tsx").map((file) =>
  file.replace(/^.*[\\/]|\.examples\.tsx$/g, ""),
);

const componentOf = (sheet: string) => sheet.split("/")[2];

test("the gallery lists every examples file", async ({ gallery }) => {
  expect([...new Set(gallery.sheets.map(componentOf))].sort()).toEqual(components.sort());
});

test("links turn high contrast and larger text on and off", async ({ page }) => {
  const root = page.locator("html");
  await page.goto("/gallery");
  await page.getByRole("link", { name: "Turn high contrast on" }).click();
  await page.getByRole("link", { name: "Button", exact: true }).click();
  await expect(root).toHaveClass("high-contrast");
  await page.getByRole("link", { name: "Turn 150% text on" }).click();
  await expect(page.getByRole("link", { name: "Turn 150% text off" })).toBeVisible();
  await expect(root).toHaveCSS("font-size", "24px");
  await expect(root).toHaveClass("high-contrast");
  await page.getByRole("link", { name: "Turn high contrast off" }).click();
  await expect(root).not.toHaveClass("high-contrast");
  await expect(
    page.getByRole("region", { name: "outline button" }).getByRole("button").first(),
  ).toBeVisible();
});

test("islands work in the gallery", async ({ page }) => {
  await page.goto("/gallery/TestimonialPages/7-testimonials");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("Page 2 of 2", { exact: true })).toBeVisible();
});

for (const component of components) {
  test(`the examples of ${component} are accessible and fit a small screen`, async ({
    page,
    gallery,
  }) => {
    const sheets = gallery.sheets.filter((sheet) => componentOf(sheet) === component);
    test.setTimeout(20_000 * (1 + sheets.length));
    const root = page.locator("html");
    for (const sheet of sheets) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(sheet);
      const opener = await page.getByRole("main").getAttribute("data-opener");
      if (opener !== null) await page.getByRole("button", { name: opener }).click();
      expect.soft(await barriersOn(page), sheet).toEqual([]);
      // Modes are attributes of the root; reloading for each would take longer.
      await showAs(page, "high contrast", 1280);
      expect.soft(await barriersOn(page), `${sheet} in high contrast`).toEqual([]);

      await showAs(page, "150% text", 320);
      const width = await root.evaluate(({ scrollWidth }) => scrollWidth);
      expect.soft(width, `${sheet} at 320 px`).toBe(320);
    }
  });
}
