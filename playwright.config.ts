import { availableParallelism } from "node:os";
import { defineConfig } from "playwright/test";
import { chromiumPath, launchOptions } from "./scripts/browser.ts";

// Journeys show the example practice, so that no edit of the live content can fail them.
process.env["CONTENT_DIR"] ??= "tests/practice/content";
process.env["SITE_DIR"] ??= ".build/example";
process.env["CHROMIUM_PATH"] ??= await chromiumPath();

/** Journeys of visitors in every engine. */
const browsers = { testDir: "tests/visits/browsers", timeout: 120_000 };

/**
 * Started by `npm test`, without those tagged @long, and by `npm run test:all`; a single one with
 * `npx playwright test --project journeys menus`.
 */
export default defineConfig({
  projects: [
    { name: "journeys", testDir: "tests/visits", testMatch: "tests/visits/*.test.ts" },
    { name: "another", testDir: "tests/visits/another-practice" },
    { name: "faults", testDir: "tests/visits/faults" },
    { name: "chromium", ...browsers },
    // As the system installs them, not builds of Playwright's own.
    { name: "firefox", ...browsers },
    // Started without its driver, WebKitGTK restores no tabs.
    { name: "webkitgtk", ...browsers, testIgnore: "releases.test.ts" },
  ],
  outputDir: "test-results/playwright",
  globalSetup: "./tests/visits/serve-site.ts",
  fullyParallel: true,
  // Visitors wait more than they work.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // A journey that hangs fails. On a busy machine a browser may wait seconds for its turn.
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
