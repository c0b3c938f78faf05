import { defineConfig } from "playwright/test";
import { chromiumPath, launchOptions } from "./scripts/browser.ts";

/** `npm test` has found the browser by then; a single journey started by hand finds it here. */
process.env["CHROMIUM_PATH"] ??= await chromiumPath();

export default defineConfig({
  projects: [
    { name: "journeys", testDir: "tests/journeys" },
    // Random visits; what they find is shown by a journey of its own.
    { name: "models", testDir: "tests/models" },
    { name: "faults", testDir: "tests/faults" },
  ],
  outputDir: "test-results/journeys",
  globalSetup: "./tests/journeys/serve-site.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    launchOptions: launchOptions(process.env["CHROMIUM_PATH"]),
    // A worker would answer in the place of what a journey has prepared. Those about it let it in.
    serviceWorkers: "block",
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 1280, height: 800 },
    // For more, run one journey again with: npx playwright test --trace on
    screenshot: "only-on-failure",
  },
});
