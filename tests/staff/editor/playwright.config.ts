import { defineConfig } from "playwright/test";
import { chromiumPath, launchOptions } from "../../../scripts/browser.ts";

/** `npm run test:all -- editor`: the editor for staff on a copy of the content, and the pages that follow. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/editor",
  workers: 1,
  forbidOnly: true,
  timeout: 480_000,
  expect: { timeout: 120_000 },
  reporter: [["list"]],
  use: {
    launchOptions: launchOptions(process.env["CHROMIUM_PATH"] ?? (await chromiumPath())),
    locale: "en-US",
    timezoneId: "America/New_York",
    // The editor draws a field once it is in view.
    viewport: { width: 1280, height: 9000 },
    screenshot: "only-on-failure",
  },
});
