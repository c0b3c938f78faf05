import fc from "fast-check";
import { getContent } from "../../src/data/content.ts";
import { expect, test } from "../journeys/visit.ts";
import { repeatTestimonials } from "./many-testimonials.ts";
import { steps } from "./steps.ts";
import { paths, Visit } from "./visit.ts";
import { Visitor } from "./visitor.ts";

/*
 * Random visits, each step of which is done on the page and in a model of it. To run one again:
 * SEED=… and, from the report of a failure, CASE=… (path) and REPLAY=… (replayPath). RUNS=… sets how many.
 * Without a seed they are the same each time, so that `npm test` is; `npm run test:all -- models` takes new ones.
 */
const setting = (name: string) => process.env[name] || undefined;
const chosenSeed = Number(setting("SEED") ?? 20_261_121);
const runs = Number(setting("RUNS") ?? 6);

/** Enough for three pages, the last of them short. */
const testimonials = 13;
const slides = Math.min(6, getContent().testimonials.length);

/** Storage that can be blocked and allowed again: the name of a tab outlives its pages. */
function blockOnRequest(): void {
  const { get } = Object.getOwnPropertyDescriptor(globalThis, "localStorage") as {
    get: () => Storage;
  };
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      if (window.name === "blocked") throw new DOMException("Blocked", "SecurityError");
      return get.call(globalThis);
    },
  });
}

for (const path of paths) {
  test(`a visit that begins on ${path} goes as the model says`, async ({ page, context, watch }, {
    repeatEachIndex,
  }) => {
    // Random visits take their time when one fails and the shortest that fails is looked for.
    test.setTimeout(runs * 10_000 + 240_000);
    const seed = chosenSeed + repeatEachIndex;
    console.log(`${path}: ${runs} visits with SEED=${seed}`);

    const otherTab = await context.newPage();
    await otherTab.goto("/robots.txt");
    await page.addInitScript(blockOnRequest);
    await page.route("**/testimonials", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: await otherTab.evaluate(repeatTestimonials, [
          await response.text(),
          testimonials,
        ] as const),
      });
    });

    // What the browser has fetched ahead would pass by what is prepared here.
    await page.route("**/speculation-rules.json", (route) =>
      route.fulfill({ contentType: "application/speculationrules+json", body: "{}" }),
    );

    let taken = 0;
    async function begin(width: number, calm: boolean) {
      await page.goto("about:blank");
      await page.evaluate(() => {
        window.name = "";
      });
      await page.mouse.move(1, 400);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: calm ? "reduce" : "no-preference" });
      await otherTab.evaluate(() => localStorage.clear());
      await page.goto(path);
      watch.mistakes.length = 0;
      const visitor = new Visitor(page, otherTab, watch.mistakes);
      return {
        model: new Visit({ path, width, slides, pages: Math.ceil(testimonials / 6) }),
        real: visitor,
      };
    }

    const replayPath = setting("REPLAY");
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(320, 390, 768, 1280),
        fc.boolean(),
        fc.commands(steps, {
          size: "max",
          maxCommands: 40,
          ...(replayPath === undefined ? {} : { replayPath }),
        }),
        async (width, calm, commands) => {
          const start = await begin(width, calm);
          await fc.asyncModelRun(() => start, commands);
          taken += start.real.taken;
        },
      ),
      {
        seed,
        numRuns: runs,
        verbose: 1,
        ...(setting("CASE") === undefined ? {} : { path: setting("CASE") as string }),
      },
    );
    console.log(`${path}: ${taken} steps`);
    expect(watch.mistakes).toEqual([]);
  });
}
