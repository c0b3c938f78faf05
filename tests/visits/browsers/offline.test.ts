import { getContent } from "../../../src/data/content.ts";
import { expect, soon, test } from "./visit.ts";

const { about, contact } = getContent().pages;

test("where no page can be loaded, one says so and offers another try", { tag: "@long" }, async ({
  visitor,
  site,
}) => {
  await visitor.visit("/services");
  const hasWorker = async () => {
    // The first input, from which on the page registers it.
    await visitor.press("Tab");
    return visitor.evaluate(async () =>
      Boolean((await navigator.serviceWorker.getRegistration())?.active),
    );
  };
  await soon(hasWorker).toBe(true);

  site.before = () => {
    throw new Error("No connection.");
  };
  await visitor.visit("/about");
  // Testing Library takes a link to the page itself (href="") for none.
  const again = visitor.get("main").text("Try again");
  expect(await visitor.get("heading", contact.offline.title).there()).toBe(true);

  await visitor.get("button", "Book an appointment").click();
  await soon(visitor.get("dialog", "Book Your Appointment").there).toBe(true);
  // As on any page, Close is beside the heading.
  const heights = await visitor.evaluate(() =>
    ["#booking-title", "#booking-dialog [command=close]"].map((selector) => {
      const { top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return Math.round((top ?? 0) + (height ?? 0) / 2);
    }),
  );
  expect(heights[0]).toBe(heights[1]);
  const isDrawn = () =>
    visitor.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility())
        .every(({ naturalWidth }) => naturalWidth > 0),
    );
  await soon(isDrawn).toBe(true);
  await visitor.get("dialog", "Book Your Appointment").get("button", "Close").click();

  site.before = undefined;
  await again.click();
  await soon(visitor.get("heading", about.hero.title).there).toBe(true);
});
