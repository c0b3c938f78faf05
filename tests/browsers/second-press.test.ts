import { setTimeout } from "node:timers/promises";
import { expect, soon, test } from "./visit.ts";
import type { Thing, Visitor } from "./visitor.ts";

/** Two presses at one place, as many make by habit or with a tremor. In milliseconds between them. */
async function pressTwice(visitor: Visitor, thing: Thing, pause: number): Promise<void> {
  await thing.hover();
  const { x, y } = (await thing.look())?.point ?? { x: 0, y: 0 };
  await visitor.pressAt(x, y);
  await setTimeout(pause);
  await visitor.pressAt(x, y);
}

interface Piece {
  name: string;
  path: string;
  width: number;
  opener: (visitor: Visitor) => Thing;
  /** Is there while it is open. */
  opened: (visitor: Visitor) => Thing;
}

const book = (visitor: Visitor) => visitor.get("button", "Book an appointment");
const booking = (visitor: Visitor) => visitor.get("dialog", "Book Your Appointment");
const pieces: Piece[] = [
  { name: "Book on a phone", path: "/about", width: 390, opener: book, opened: booking },
  { name: "Book on a desktop", path: "/about", width: 1280, opener: book, opened: booking },
  {
    name: "Menu",
    path: "/about",
    width: 390,
    opener: (visitor) => visitor.get("button", "Menu"),
    opened: (visitor) => visitor.get("navigation", "Menu"),
  },
  {
    name: "Settings",
    path: "/about",
    width: 390,
    opener: (visitor) => visitor.get("button", "Accessibility Settings"),
    opened: (visitor) => visitor.get("dialog", "Accessibility settings"),
  },
  {
    name: "Read More",
    path: "/about",
    width: 390,
    opener: (visitor) => visitor.text("Read More"),
    opened: (visitor) => visitor.text("Read Less"),
  },
];

for (const { name, path, width, opener, opened } of pieces) {
  test(`a second press on ${name} does not close what the first has opened`, async ({
    visitor,
  }) => {
    await visitor.resize(width);
    for (const pause of [80, 250, 450]) {
      await visitor.visit(path);
      await pressTwice(visitor, opener(visitor), pause);
      await setTimeout(700);
      expect({ pause, open: await opened(visitor).there() }).toEqual({ pause, open: true });
    }
  });
}

test("a second press on Close does not press what lay under it", async ({ visitor }) => {
  await visitor.resize(390);
  await visitor.visit("/about");
  await visitor.get("button", "Menu").click();
  const menu = visitor.get("navigation", "Menu");
  await soon(menu.get("button", "Close menu").look).toMatchObject({ inView: true });
  await pressTwice(visitor, menu.get("button", "Close menu"), 80);
  await setTimeout(300);
  expect(await menu.there()).toBe(false);
});

test("a second Enter on Book or Menu leaves open what the first has opened", async ({
  visitor,
}) => {
  await visitor.resize(390);
  for (const { opener, opened } of pieces.slice(1, 3)) {
    await visitor.visit("/about");
    await opener(visitor).tabTo();
    await visitor.press("Enter");
    await visitor.press("Enter");
    await setTimeout(300);
    expect(await opened(visitor).there()).toBe(true);
  }
});

test("the page behind booking and the menu is inert and does not scroll", async ({ visitor }) => {
  await visitor.resize(390);
  for (const { opener, opened } of pieces.slice(1, 3)) {
    await visitor.visit("/about");
    await opener(visitor).click();
    await soon(opened(visitor).there).toBe(true);
    const page = () =>
      visitor.evaluate(() => [
        document.querySelectorAll(":modal").length,
        getComputedStyle(document.documentElement).overflowY,
      ]);
    await soon(page).toEqual([1, "hidden"]);
  }
});
