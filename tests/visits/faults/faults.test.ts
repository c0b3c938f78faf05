import { expect, type Page, test } from "playwright/test";
import { type Practice, practiceOf } from "../../../src/data/practice.ts";
import { type Language, languages } from "../../../src/languages/languages.ts";
import { isNotFoundFile, notFoundFile, urlPath } from "../../../src/publish/rules.ts";
import { siteFiles } from "../../../src/publish/site-files.ts";
import { type Whole, wholeContent } from "../../practice/whole.ts";
import { faults } from "./fault.ts";

/** An unknown URL, whose page searches on load. */
const lost = "/no-such-page";

/** Every page as the build wrote it. */
const addresses = siteFiles(process.env["SITE_DIR"] ?? "dist")
  .filter((file) => file.endsWith(".html"))
  .map((file) => (isNotFoundFile(file) ? file.replace(notFoundFile, lost) : urlPath(file)));

/** The words around a page, and the facts that it states, in the language of the page. */
async function languageOf(page: Page) {
  const language = (await page.locator("html").getAttribute("lang")) as Language;
  return {
    words: languages[language],
    practice: practiceOf(wholeContent().practice, language) as Whole<Practice>,
  };
}

async function expectPhone(page: Page): Promise<void> {
  const { practice } = await languageOf(page);
  const phone = page.getByRole("link", { name: practice.phone }).first();
  await expect(phone).toHaveAttribute("href", practice.phoneHref);
  await phone.click({ trial: true });
}

/** Each can be pressed with a finger, and nothing covers it. */
async function expectWayToOffice(page: Page): Promise<void> {
  await expectPhone(page);
  const { words, practice } = await languageOf(page);
  const footer = page.getByRole("contentinfo");
  for (const line of practice.addressLines) await expect(footer).toContainText(line);
  await footer.getByText(practice.addressLines[0]).hover({ trial: true });
  for (const { days, time } of practice.hours.footer) {
    const hours = time === undefined ? `: ${words.office.closed}` : words.hours.beforeTime + time;
    await expect(footer).toContainText(days + hours);
    await footer.getByText(days).first().hover({ trial: true });
  }
  const directions = page
    .getByRole("region", { name: words.dock.label })
    .getByRole("link", { name: words.dock.directions });
  await expect(directions).toHaveAttribute("href", practice.directionsUrl);
  await directions.click({ trial: true });
}

async function expectBooking(page: Page): Promise<void> {
  const { words, practice } = await languageOf(page);
  const { dock, booking, bookOnline, close } = words;
  await page
    .getByRole("region", { name: dock.label })
    .getByRole("button", { name: dock.book + dock.bookWhat })
    .click();
  const dialog = page.getByRole("dialog", { name: booking.title });
  const link = dialog.getByRole("link", { name: bookOnline });
  await expect(link).toHaveAttribute("href", practice.booking.pageUrl);
  await link.click({ trial: true });
  await dialog.getByRole("link", { name: practice.phone }).first().click({ trial: true });
  for (const { days } of practice.hours.booking) await expect(dialog).toContainText(days);
  await dialog.getByRole("button", { name: close }).click();
  await expect(dialog).toBeHidden();
}

/** Triggers what a page fetches on use: the islands' code and the map. */
async function usePieces(page: Page): Promise<void> {
  const { words } = await languageOf(page);
  const copy = page.getByRole("button", { name: words.office.copyAddress });
  if (await copy.isVisible()) await copy.click();
  for (const island of await page.locator("main [data-island]").all()) {
    await island.scrollIntoViewIfNeeded();
    const button = island
      .getByRole("button", { name: words.map.show })
      .or(island.getByRole("button", { name: words.testimonials.next }));
    // Offered once its code has come, if it comes.
    await button.click({ timeout: 1000 }).catch(() => undefined);
  }
  await page
    .getByRole("region", { name: words.dock.label })
    .getByRole("button", { name: words.dock.settings })
    .click();
  const panel = page.getByRole("dialog", { name: words.frame.accessibilitySettings });
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
}

for (const { name, withoutScript, neverLoads, arrange } of faults) {
  test(`visitors can still reach the office when ${name}`, async ({ browser }) => {
    test.setTimeout(20_000 + addresses.length * 10_000);
    const site = process.env["SITE_ADDRESS"] ?? "";
    const isOurs = (address: string) => !/^https?:/.test(address) || address.startsWith(`${site}/`);
    const context = await browser.newContext({
      baseURL: site,
      javaScriptEnabled: !withoutScript,
      serviceWorkers: "allow",
      viewport: { width: 390, height: 800 },
    });
    const mistakes: string[] = [];
    context.on("weberror", (error) => {
      const { name: kind, message, stack } = error.error();
      // What cannot be parsed has no place. Ours can be: it is garbage from another host.
      const isUnreadable = kind.endsWith("SyntaxError") && !stack;
      if (isOurs(error.location().url) && !isUnreadable) mistakes.push(`exception: ${message}`);
    });
    context.on("console", (message) => {
      // What scripts say has arguments; without, it is the browser, which speaks of the fault itself.
      const isFromPage =
        message.args().length > 0 || /Content Security Policy|Trusted/i.test(message.text());
      if (isFromPage && message.type() === "error" && isOurs(message.location().url))
        mistakes.push(`console: ${message.text()}`);
    });
    // Under every fault, no request goes to another host.
    await context.route(
      (url) => !isOurs(url.href),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    const met = await arrange(context, page);

    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address, { waitUntil: "commit" });
        await expectPhone(page);
        // The script is deferred: where it hangs, the document is read and no more.
        if (neverLoads) await page.waitForFunction(() => document.readyState !== "loading");
        else await page.waitForLoadState("load");
        await usePieces(page);
        await expectBooking(page);
        await expectWayToOffice(page);
        expect(mistakes, address).toEqual([]);
      });
    }
    if (met !== undefined) expect(met(), "times that the fault was met").toBeGreaterThan(0);
    await context.close();
  });
}
