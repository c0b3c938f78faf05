import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { barriersOn } from "./barriers.ts";
import { expect, test } from "./visit.ts";

/** System preferences. */
const wishes = [
  { name: "forced colors, light", media: { forcedColors: "active", colorScheme: "light" } },
  { name: "forced colors, dark", media: { forcedColors: "active", colorScheme: "dark" } },
  { name: "more contrast", media: { contrast: "more" } },
] as const;

/** Least contrast of a control's edge or icon with what is beside it (WCAG 1.4.11). */
const least = 3;

interface Picture {
  width: number;
  height: number;
  /** Relative luminance of each pixel (WCAG 2), from 0 to 1. */
  luminance: Float32Array;
}

async function pictureOf(shot: Buffer): Promise<Picture> {
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = Float32Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const at = (index: number) => linear[data[index] ?? 0] ?? 0;
  const luminance = Float32Array.from({ length: info.width * info.height }, (_, pixel) => {
    const index = pixel * info.channels;
    return 0.2126 * at(index) + 0.7152 * at(index + 1) + 0.0722 * at(index + 2);
  });
  return { width: info.width, height: info.height, luminance };
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Which pixels stand out from the ground, which is what most pixels are: the shape without color. */
async function shapeOf(control: Locator): Promise<{ width: number; marks: boolean[] }> {
  const { width, luminance } = await pictureOf(
    await control.screenshot({ animations: "disabled" }),
  );
  const counts = new Map<number, number>();
  for (const value of luminance) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [ground = 0] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most));
  return { width, marks: Array.from(luminance, (value) => contrast(value, ground) >= least) };
}

const share = (marks: readonly boolean[]) => marks.filter(Boolean).length / marks.length;

/** Width from the leftmost to the rightmost such pixel. */
function breadth({ width, marks }: { width: number; marks: boolean[] }): number {
  const columns = marks.flatMap((isMark, pixel) => (isMark ? [pixel % width] : []));
  return Math.max(...columns) - Math.min(...columns);
}

/** Icons of visible controls with too little contrast to their background. */
async function lostIcons(page: Page): Promise<string[]> {
  const lost: string[] = [];
  for (const icon of await page.locator(":is(a, button, summary) svg").all()) {
    if (!(await isInView(icon))) continue;
    if (share((await shapeOf(icon)).marks) < 0.02)
      lost.push(await icon.evaluate((svg) => svg.parentElement?.outerHTML.slice(0, 120) ?? ""));
  }
  return lost;
}

const isInView = (element: Locator) =>
  element.evaluate((shape) => {
    const { x, y, width, height } = shape.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return (
      width > 0 &&
      y >= 0 &&
      y + height <= innerHeight &&
      shape.checkVisibility({ visibilityProperty: true }) &&
      shape.parentElement?.contains(hit) === true
    );
  });

/** Sides of a control whose edge cannot be told from the ground around it: what the control is filled with counts as well. */
async function lostSides(page: Page, control: Locator): Promise<string[]> {
  const box = await control.boundingBox();
  if (box === null) throw new Error("The control is not on the page.");
  const around = 4;
  const clip = {
    x: Math.round(box.x) - around,
    y: Math.round(box.y) - around,
    width: Math.round(box.width) + 2 * around,
    height: Math.round(box.height) + 2 * around,
  };
  const { width, height, luminance } = await pictureOf(
    await page.screenshot({ clip, animations: "disabled" }),
  );
  const line = (along: (step: number) => number) =>
    Array.from({ length: 2 * around }, (_, step) => luminance[along(step)] ?? 0);
  const middle = { x: Math.floor(width / 2), y: Math.floor(height / 2) };
  const sides = {
    top: line((step) => step * width + middle.x),
    bottom: line((step) => (height - 1 - step) * width + middle.x),
    left: line((step) => middle.y * width + step),
    right: line((step) => middle.y * width + width - 1 - step),
  };
  return Object.entries(sides).flatMap(([side, [outside = 0, ...values]]) =>
    values.some((value) => contrast(value, outside) >= least) ? [] : [side],
  );
}

for (const { name, media } of wishes) {
  test(`with ${name} controls keep their edges and icons, and states their shape`, {
    tag: "@long",
  }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    await page.goto("/");
    const seesIcons = async (of: string) => expect.soft(await lostIcons(page), of).toEqual([]);
    const seesSides = async (...controls: Locator[]) => {
      for (const control of controls)
        expect.soft(await lostSides(page, control), String(control)).toEqual([]);
    };
    await seesIcons("the page");
    const dock = page.getByRole("region", { name: "Quick actions" });
    const header = page.getByRole("banner");
    const settings = dock.getByRole("button", { name: "Accessibility Settings" });
    const book = dock.getByRole("button", { name: "Book an appointment" });
    await seesSides(
      header.getByRole("link", { name: /^Book Online/ }),
      header.getByRole("link", { name: "Call Now" }),
      book,
      settings,
    );

    await settings.click();
    const panel = page.getByRole("dialog", { name: "Accessibility settings" });
    await seesIcons("the panel");
    await seesSides(
      panel,
      panel.getByRole("button", { name: "Larger" }),
      panel.getByRole("button", { name: "Reset to Default" }),
    );
    const motion = panel.getByRole("switch", { name: "Reduce Motion" });
    const state = motion.locator("> :last-child");
    const off = await shapeOf(state);
    await motion.click();
    await expect(motion).toHaveAttribute("aria-checked", "true");
    await page.mouse.move(300, 300);
    const on = await shapeOf(state);
    const changed = off.marks.map((isMark, pixel) => isMark !== on.marks[pixel]);
    expect.soft(share(changed), "what differs between On and Off").toBeGreaterThan(0.05);
    await page.keyboard.press("Escape");

    const carousel = page.getByRole("group", { name: "Testimonials" });
    const next = carousel.getByRole("button", { name: "Next testimonial" });
    // Its buttons are offered once they are near.
    await carousel.scrollIntoViewIfNeeded();
    await next.scrollIntoViewIfNeeded();
    await seesSides(next);
    const dot = async (name: string) =>
      breadth(await shapeOf(carousel.getByRole("link", { name })));
    expect
      .soft(await dot("Testimonial 1"), "the dot of the one in view is longer")
      .toBeGreaterThan(1.5 * (await dot("Testimonial 3")));

    await book.click();
    await seesSides(page.getByRole("dialog", { name: "Book Your Appointment" }));
    await seesIcons("the booking dialog");

    await page.goto("/about");
    const nav = page.getByRole("navigation", { name: "Main" });
    const looks = (link: string) =>
      nav.getByRole("link", { name: link, exact: true }).evaluate((element) => {
        const { fontWeight, textDecorationLine } = getComputedStyle(element);
        return `${fontWeight} ${textDecorationLine}`;
      });
    expect
      .soft(await looks("About"), "the current page is marked by more than color")
      .not.toBe(await looks("Home"));
    await nav.getByRole("link", { name: "Services", exact: true }).hover();
    await seesSides(nav.locator("#services-menu"));
    // Forced colors are the system's own; axe reads those of the style sheet.
    if ("forcedColors" in media) return;
    expect.soft(await barriersOn(page, { readable: true })).toEqual([]);
  });
}
