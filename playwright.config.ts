import { availableParallelism } from "node:os";
import { defineConfig } from "playwright/test";
import { chromiumPath, launchOptions } from "./scripts/browser.ts";

// Journeys show the example practice, so that no edit of the live content can fail them.
process.env["CONTENT_DIR"] ??= "tests/example-practice/content";
process.env["SITE_DIR"] ??= ".build/example";
process.env["CHROMIUM_PATH"] ??= await chromiumPath();

/** Started by `npm test`; a single one with `npx playwright test --project journeys menus`. */
export default defineConfig({
  projects: [
    { name: "journeys", testDir: "tests/journeys", testIgnore: "gallery.test.ts" },
    { name: "gallery", testDir: "tests/journeys", testMatch: "gallery.test.ts" },
    { name: "faults", testDir: "tests/faults" },
    { name: "models", testDir: "tests/models" },
  ],
  outputDir: "test-results/playwright",
  globalSetup: "./tests/journeys/serve-site.ts",
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    launchOptions: launchOptions(process.env["CHROMIUM_PATH"]),
    // A worker would answer in place of what a journey has prepared. Those about it allow it.
    serviceWorkers: "block",
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 1280, height: 800 },
    // For more, run one journey again with: npx playwright test --trace on
    screenshot: "only-on-failure",
  },
});
