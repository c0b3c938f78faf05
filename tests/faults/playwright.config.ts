import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";
import config from "../../playwright.config.ts";
import type { FaultOptions } from "./faults.test.ts";

/** `npm run test:faults`: every fault on every page, where `npm test` takes a share of the pages for each. */
export default defineConfig<FaultOptions>({
  ...config,
  globalSetup: fileURLToPath(new URL("../journeys/serve-site.ts", import.meta.url)),
  outputDir: "../../test-results/faults",
  reporter: [["list"]],
  projects: [{ name: "faults", testDir: ".", use: { everyPage: true } }],
});
