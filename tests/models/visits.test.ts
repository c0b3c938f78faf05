import fc from "fast-check";
import { testimonials } from "../example-practice/fixtures.ts";
import { expect, test } from "../journeys/visit.ts";
import { ready, steps } from "./steps.ts";
import { type Path, pages, Visit } from "./visit.ts";

/*
 * Random visits, each step of which is done on the page and in a model of it. To run one again:
 * SEED=… and, from the report of a failure, CASE=… (path). RUNS=… sets how many.
 */
const seed = Number(process.env["SEED"] || 20_261_121);
const numRuns = Number(process.env["RUNS"] || 6);
const path = process.env["CASE"];

const counts = {
  slides: Math.min(6, testimonials.length),
  pages: Math.ceil(testimonials.length / 6),
};

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

for (const start of Object.keys(pages) as Path[]) {
  test(`a visit that begins on ${start} goes as the model says`, async ({
    page,
    context,
    watch,
  }) => {
    // When a visit fails, the shortest that fails is searched.
    test.setTimeout(numRuns * 10_000 + 240_000);
    console.log(`${start}: ${numRuns} visits with SEED=${seed}`);
    const other = await context.newPage();
    await other.goto("/robots.txt");
    await page.addInitScript(blockOnRequest);

    async function begin(width: number, calm: boolean) {
      await page.goto("about:blank");
      await page.evaluate(() => Object.assign(window, { name: "" }));
      await page.mouse.move(1, 400);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: calm ? "reduce" : "no-preference" });
      await other.evaluate(() => localStorage.clear());
      await page.goto(start);
      await ready(page);
      watch.mistakes.length = 0;
      return { model: new Visit(start, width, counts), real: { page, other } };
    }

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(320, 390, 768, 1280),
        fc.boolean(),
        fc.commands(steps, { size: "max", maxCommands: 40 }),
        async (width, calm, commands) => {
          const initial = await begin(width, calm);
          await fc.asyncModelRun(() => initial, commands);
          expect(watch.mistakes).toEqual([]);
        },
      ),
      { seed, numRuns, verbose: 1, ...(path === undefined ? {} : { path }) },
    );
  });
}
