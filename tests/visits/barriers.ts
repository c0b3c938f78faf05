import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, as axe names them. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Axe violations of the page as it is now: rule, place and remedy. Empty when there are none.
 *
 * @param within selector of a part to check alone; its references to other elements are followed
 * @param readable also text to be read whose contrast is below 7, or 4.5 where it is large (WCAG
 *   1.4.6, level AAA). Labels of filled buttons are not text to be read.
 */
export async function barriersOn(
  page: Page,
  { within, readable = false }: { within?: string | undefined; readable?: boolean } = {},
): Promise<string[]> {
  // axe notes all places at its start, and a font that comes meanwhile moves them.
  await page.evaluate(() => document.fonts.ready);
  // Half of a run is injecting axe, which a document needs once.
  const isThere = await page.evaluate(() => "axe" in globalThis);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ";" } : { page })
    // No details of passes; frames belong to other hosts.
    .options({
      resultTypes: ["violations"],
      iframes: false,
      rules: { "color-contrast-enhanced": { enabled: readable } },
    })
    .setLegacyMode()
    .withTags(standards);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, help, at: target.join(" "), failureSummary })),
  );
  const real = await page.evaluate(
    (all) =>
      all.filter(({ id, at }) => {
        const control = document.querySelector(at)?.closest("a, button");
        const isFilled =
          control && getComputedStyle(control).backgroundColor !== "rgba(0, 0, 0, 0)";
        return id !== "color-contrast-enhanced" || !isFilled;
      }),
    found,
  );
  return real.map(
    ({ id, help, at, failureSummary }) => `${id} (${help}) at ${at}: ${failureSummary}`,
  );
}
