import { defineConfig } from "playwright/test";
import { engineNames } from "./engine.ts";

/** Only the runner is Playwright's: each project drives an engine as it is installed, not a build of Playwright's own. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/browsers",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  reporter: [["list"], ["json"]],
  projects: engineNames.map((name) => ({ name })),
});
