import { test as base, expect } from "playwright/test";
import { startChromium } from "./chromium-engine.ts";
import { type Elsewhere, refuseElsewhere } from "./elsewhere.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox-engine.ts";
import { type Site, serveSite } from "./site.ts";
import { soon, Visitor } from "./visitor.ts";
import { startWebKitGtk } from "./webkitgtk-engine.ts";

/** By the name of the project. */
const starts = { chromium: startChromium, firefox: startFirefox, webkitgtk: startWebKitGtk };

/** SHA-256 of no bytes, in base64. */
const digestOfNothing = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

interface OfWorker {
  /** Folder of the built site. */
  root: string;
  elsewhere: Elsewhere;
  site: Site;
  engine: Engine;
}

/** A visit to the built site in the engine that the project is named after. It fails when a page reports an error. */
export const test = base.extend<{ visitor: Visitor }, OfWorker>({
  root: [process.env["SITE_DIR"] ?? "dist", { option: true, scope: "worker" }],
  elsewhere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures a fixture needs
    async ({}, use) => {
      const elsewhere = await refuseElsewhere();
      await use(elsewhere);
      elsewhere.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ root }, use) => {
      const site = await serveSite(root);
      await use(site);
      site.close();
    },
    { scope: "worker" },
  ],
  engine: [
    async ({ elsewhere }, use, { project }) => {
      const engine = await starts[project.name as keyof typeof starts](elsewhere.port);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  visitor: async ({ engine, site, elsewhere }, use, { annotations }) => {
    elsewhere.asked.length = 0;
    const window = await engine.open();
    annotations.push({ type: "browser", description: window.browser });
    try {
      await window.resize(1280, 800);
      await use(new Visitor(window, site, elsewhere));
      // Engines report refused requests to other hosts as errors; journeys expect those.
      const mistakes = (await window.mistakes())
        .filter((mistake) => !elsewhere.asked.some((host) => mistake.includes(host)))
        // Firefox hashes an empty file when a page is left before its script has loaded.
        .filter((mistake) => !mistake.includes(digestOfNothing))
        // Chromium reports the status of the page itself.
        .filter((mistake) => !/status of 404 .*\/404\)$/.test(mistake));
      expect(mistakes).toEqual([]);
    } finally {
      site.mend();
      await window.close();
    }
  },
});

export { expect, soon };
