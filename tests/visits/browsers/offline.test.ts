import { getContent } from "../../../src/data/content.ts";
import { expect, soon, test } from "./visit.ts";

const { about, contact } = getContent().pages;

test("where no page can be loaded, one says so and offers another try", async ({
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

  site.before = (path) => {
    if (!path.includes(".")) throw new Error("No connection.");
  };
  await visitor.visit("/about");
  // Testing Library takes a link to the page itself (href="") for none.
  const again = visitor.get("main").text("Try again");
  expect(await visitor.get("heading", contact.offline.title).there()).toBe(true);

  site.before = undefined;
  await again.click();
  await soon(visitor.get("heading", about.hero.title).there).toBe(true);
});
