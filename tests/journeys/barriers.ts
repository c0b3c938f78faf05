import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, as axe names them. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds on the page as it is now: rule, place and what to do. Empty on a page without known barriers. */
export async function barriersOn(page: Page): Promise<string[]> {
  // Legacy mode looks into no frames of other hosts; the pages have none before a visitor asks.
  const { violations } = await new AxeBuilder({ page }).withTags(standards).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`));
}
