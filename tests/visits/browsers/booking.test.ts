import { wholePractice } from "../../practice/whole.ts";
import { expect, hold, soon, test } from "./visit.ts";
import type { Visitor } from "./visitor.ts";

const practice = wholePractice();

function booking(visitor: Visitor) {
  const dialog = visitor.get("dialog", "Book Your Appointment");
  return {
    opener: visitor.get("button", "Book an appointment"),
    dialog,
    close: dialog.get("button", "Close"),
  };
}

test("booking opens on a phone and a desktop, keeps focus, closes with Escape and returns focus", {
  tag: "@long",
}, async ({ visitor }) => {
  for (const width of [1280, 390]) {
    await visitor.resize(width);
    await visitor.visit("/about");
    const { opener, dialog } = booking(visitor);
    await opener.click();
    await soon(dialog.there).toBe(true);
    for (let press = 0; press < 8; press += 1) {
      await visitor.press("Tab");
      // After the last control, focus may go to the browser's own UI.
      const inside = () =>
        visitor.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest(":modal") !== null,
        );
      await soon(inside).toBe(true);
    }
    await visitor.press("Escape");
    await soon(dialog.there).toBe(false);
    await soon(opener.look).toMatchObject({ focused: true });
  }
});

test("booking opens with the keyboard and shows all ways to book", { tag: "@long" }, async ({
  visitor,
}) => {
  await visitor.visit("/");
  const { opener, dialog } = booking(visitor);
  await opener.tabTo();
  await visitor.press("Enter");
  await soon(dialog.get("link", "Book Online (opens in a new tab)").look).toMatchObject({
    href: practice.booking.pageUrl,
  });
  await soon(dialog.get("link", practice.phone).look).toMatchObject({ href: practice.phoneHref });
  expect((await dialog.look())?.text).toContain("Monday to Friday");
});

test("booking closes with its button or a press outside, and opens again", async ({ visitor }) => {
  await visitor.visit("/");
  const { opener, dialog, close } = booking(visitor);
  await opener.click();
  await close.click();
  await soon(dialog.there).toBe(false);
  await opener.click();
  await soon(dialog.there).toBe(true);
  // A press inside leaves it open.
  await dialog.get("heading", "Office hours").click();
  expect(await dialog.there()).toBe(true);
  await visitor.pressAt(10, 300);
  await soon(dialog.there).toBe(false);
  await opener.click();
  await soon(dialog.there).toBe(true);
});

test("booking leads to the other ways to reach the office, on the page that has them too", {
  tag: "@long",
}, async ({ visitor }) => {
  await visitor.visit("/contact-us");
  const [, words = ""] = /\[(.*?)\]/.exec(practice.phoneHelp.brief) ?? [];
  const { opener, dialog } = booking(visitor);
  await opener.click();
  await dialog.get("link", words).click();
  await soon(dialog.there).toBe(false);
  await soon(() => visitor.evaluate(() => location.hash)).toBe("#phone-help");
  await soon(visitor.get("region", practice.phoneHelp.title).there).toBe(true);
});

test("a press on Book while every script is loading takes effect once", async ({
  visitor,
  site,
}) => {
  await visitor.visit("/");
  const late = hold(site, (path) => path.endsWith(".js"));
  await visitor.setOut("/about");
  await soon(visitor.address).toBe("/about");
  const { opener, dialog } = booking(visitor);
  await opener.click();
  await soon(late.waiting).toBeGreaterThan(0);
  late.release();
  await soon(dialog.there).toBe(true);
  await visitor.press("Escape");
  await soon(dialog.there).toBe(false);
  expect(await dialog.there()).toBe(false);
});
