import { setTimeout } from "node:timers/promises";
import { getContent } from "../../../src/data/content.ts";
import { expect, soon, test } from "./visit.ts";
import type { Thing, Visitor } from "./visitor.ts";

/** Longer than a press belongs to the one before. In milliseconds. */
const settling = 450;

interface Noted {
  /** When keys and the pointer went down. */
  times: number[];
  /** Clicks that reached what they were on. */
  clicks: number;
}

/**
 * Presses twice on a page as it is after `before`. Begins again where the machine was too busy to do so in time.
 *
 * @returns how many clicks reached what they were on
 */
async function clicksOf(
  visitor: Visitor,
  twice: () => Promise<void>,
  before?: () => Promise<void>,
): Promise<number> {
  for (;;) {
    await visitor.visit("/about");
    await before?.();
    await setTimeout(settling);
    await visitor.evaluate(() => {
      const noted: Noted = { times: [], clicks: 0 };
      // A press that comes too late may follow a link, and this page's variables are gone.
      const note = () => sessionStorage.setItem("noted", JSON.stringify(noted));
      note();
      for (const type of ["pointerdown", "keydown"])
        addEventListener(
          type,
          ({ timeStamp }) => {
            noted.times.push(timeStamp);
            note();
          },
          { capture: true },
        );
      document.addEventListener("click", () => {
        noted.clicks += 1;
        note();
      });
    });
    await twice();
    await setTimeout(settling);
    const { times, clicks } = await visitor.evaluate(
      (): Noted => JSON.parse(sessionStorage.getItem("noted") ?? ""),
    );
    const [first = 0, second = 0] = times.slice(-2);
    if (second - first < 380) return clicks;
  }
}

interface Piece {
  name: string;
  width: number;
  /** Milliseconds between the presses. */
  pause: number;
  opener: (visitor: Visitor) => Thing;
  /** Is there while it is open. */
  opened: (visitor: Visitor) => Thing;
  closer: (opened: Thing) => Thing;
}

const book = {
  opener: (visitor: Visitor) => visitor.get("button", "Book an appointment"),
  opened: (visitor: Visitor) => visitor.get("dialog", "Book Your Appointment"),
  closer: (dialog: Thing) => dialog.get("button", "Close"),
};
/** Each physician has one biography to open. */
const physician = (visitor: Visitor) => visitor.get("region", getContent().providers[0].name);
const pieces: Piece[] = [
  { name: "Book on a phone", width: 390, pause: 300, ...book },
  { name: "Book on a desktop", width: 1280, pause: 80, ...book },
  {
    name: "Menu",
    width: 390,
    pause: 80,
    opener: (visitor) => visitor.get("button", "Menu"),
    opened: (visitor) => visitor.get("navigation", "Menu"),
    closer: (menu) => menu.get("button", "Close menu"),
  },
  {
    name: "Settings",
    width: 390,
    pause: 300,
    opener: (visitor) => visitor.get("button", "Accessibility Settings"),
    opened: (visitor) => visitor.get("dialog", "Accessibility settings"),
    closer: (panel) => panel.get("button", "Close"),
  },
  {
    name: "Read More",
    width: 390,
    pause: 80,
    opener: (visitor) => physician(visitor).text("Read More"),
    opened: (visitor) => physician(visitor).text("Read Less"),
    closer: (readLess) => readLess,
  },
];

for (const { name, width, pause, opener, opened, closer } of pieces) {
  test(`a second press on ${name} after ${pause} ms does not undo the first, nor reach what that has uncovered`, {
    tag: "@long",
  }, async ({ visitor }) => {
    await visitor.resize(width);
    const [open, thing] = [opener(visitor), opened(visitor)];
    const close = closer(thing);
    await clicksOf(visitor, () => open.click(pause));
    expect(await thing.there()).toBe(true);
    expect(
      await clicksOf(
        visitor,
        () => close.click(pause),
        () => open.click(),
      ),
    ).toBe(1);
    expect(await thing.there()).toBe(false);
  });
}

test("the page behind booking is inert, and behind booking and the menu it does not scroll", async ({
  visitor,
}) => {
  await visitor.resize(390);
  for (const { name, opener, opened } of pieces.slice(1, 3)) {
    await visitor.visit("/about");
    await opener(visitor).click();
    await soon(opened(visitor).there).toBe(true);
    const page = () =>
      visitor.evaluate(() => [
        document.querySelectorAll(":modal").length,
        getComputedStyle(document.documentElement).overflowY,
      ]);
    await soon(page).toEqual([name === "Menu" ? 0 : 1, "hidden"]);
  }
});
