import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, as axe names them. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Axe, ready to run on the page as it is now. */
async function lookAt(page: Page): Promise<AxeBuilder> {
  // Half of a run is injecting axe, which a document needs once.
  const isThere = await page.evaluate(() => "axe" in globalThis);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ";" } : { page });
  // No details of passes; frames belong to other hosts.
  return axe.options({ resultTypes: ["violations"], iframes: false }).setLegacyMode();
}

/**
 * Axe violations of the page as it is now: rule, place and remedy. Empty when there are none.
 *
 * @param within selector of a part to check alone; its references to other elements are followed
 */
export async function barriersOn(page: Page, within?: string): Promise<string[]> {
  const axe = (await lookAt(page)).withTags(standards);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`,
    ),
  );
}

/** Text to be read whose contrast is below 7, or 4.5 where it is large (WCAG 1.4.6, level AAA). Labels of filled buttons are not text to be read. */
export async function faintTextOn(page: Page): Promise<string[]> {
  const { violations } = await (await lookAt(page)).withRules("color-contrast-enhanced").analyze();
  const faint = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => [target.join(" "), failureSummary] as const),
  );
  return page.evaluate(
    (places) =>
      places
        .filter(([selector]) => {
          const control = document.querySelector(selector)?.closest("a, button");
          return !control || getComputedStyle(control).backgroundColor === "rgba(0, 0, 0, 0)";
        })
        .map((words) => words.join(": ")),
    faint,
  );
}
