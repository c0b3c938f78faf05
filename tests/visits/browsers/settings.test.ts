import { setTimeout } from "node:timers/promises";
import { expect, hold, soon, test } from "./visit.ts";
import type { Visitor } from "./visitor.ts";

function settings(visitor: Visitor) {
  const panel = visitor.get("dialog", "Accessibility settings");
  return {
    opener: visitor.get("region", "Quick actions").get("button", "Accessibility Settings"),
    panel,
    size: panel.get("status"),
    larger: panel.get("button", "Larger"),
    contrast: panel.get("switch", "High Contrast Mode"),
    motion: panel.get("switch", "Reduce Motion"),
    reset: panel.get("button", "Reset to Default"),
  };
}

/** The settings that apply: text size in pixels, and the background. */
const inForce = (visitor: Visitor) => () =>
  visitor.evaluate(() => ({
    size: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    dark: getComputedStyle(document.body).backgroundColor === "rgb(0, 0, 0)",
    still:
      getComputedStyle(document.querySelector("header button") ?? document.body)
        .transitionProperty === "none",
  }));

/** Waits until panel and page have the new size; until then the next target may still move. */
async function followed(visitor: Visitor, percent: number): Promise<void> {
  await soon(settings(visitor).size.look).toMatchObject({ text: `${percent}%` });
  await soon(async () => (await inForce(visitor)()).size).toBeCloseTo(percent * 0.16);
}

test("settings hold on the next page, after a reload, and until they are reset, on the page before too", async ({
  visitor,
}) => {
  await visitor.visit("/about");
  const { opener, size, larger, contrast, motion, reset } = settings(visitor);
  await opener.click();
  await larger.click();
  await followed(visitor, 110);
  await contrast.click();
  await motion.click();
  await soon(contrast.look).toMatchObject({ checked: "true" });
  await soon(motion.look).toMatchObject({ checked: "true" });

  await visitor.visit("/contact-us");
  expect(await inForce(visitor)()).toMatchObject({ dark: true });
  await visitor.reload();
  expect((await inForce(visitor)()).size).toBeCloseTo(17.6);
  await opener.click();
  await soon(size.look).toMatchObject({ text: "110%" });
  await soon(contrast.look).toMatchObject({ checked: "true" });
  await soon(motion.look).toMatchObject({ checked: "true" });

  await reset.click();
  await soon(inForce(visitor)).toMatchObject({ size: 16, dark: false });
  await visitor.reload();
  expect(await inForce(visitor)()).toMatchObject({ size: 16, dark: false });
  await visitor.back();
  await soon(inForce(visitor)).toMatchObject({ size: 16, dark: false });
});

test("the panel closes with Escape, its button or a press outside, and returns focus", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const { opener, panel } = settings(visitor);
  await opener.tabTo();
  await visitor.press("Enter");
  await soon(panel.there).toBe(true);
  await visitor.press("Escape");
  await soon(panel.there).toBe(false);
  await soon(opener.look).toMatchObject({ focused: true });
  // A second Enter at once would be part of the first.
  await setTimeout(450);
  await visitor.press("Enter");
  await panel.get("button", "Close").click();
  await soon(panel.there).toBe(false);
  await soon(opener.look).toMatchObject({ focused: true });
  await opener.click();
  await panel.get("heading", "Accessibility settings").click();
  await visitor.pressAt(640, 200);
  await soon(panel.there).toBe(false);
});

test("a page is never painted without its visitor's settings", { tag: "@long" }, async ({
  visitor,
  site,
}) => {
  // As after a new build, no script comes from the cache.
  site.before = (_path, response) => {
    const writeHead = response.writeHead.bind(response);
    Object.assign(response, {
      writeHead: (status: number, headers: object) =>
        writeHead(status, { ...headers, "Cache-Control": "no-store" }),
    });
  };
  await visitor.visit("/about");
  const { opener, contrast, larger } = settings(visitor);
  await opener.click();
  await contrast.click();
  await larger.click();
  await soon(inForce(visitor)).toMatchObject({ dark: true });

  const late = hold(site, (path) => path.endsWith(".js"));
  await visitor.setOut("/no-such-page");
  await soon(() => visitor.evaluate(() => [location.pathname, document.body !== null])).toEqual([
    "/no-such-page",
    true,
  ]);
  await soon(late.waiting).toBeGreaterThan(0);
  expect(await inForce(visitor)()).toMatchObject({ dark: true });
  expect((await inForce(visitor)()).size).toBeCloseTo(17.6);
  late.release();
  await soon(() => visitor.evaluate(() => document.readyState)).toBe("complete");
  expect(await inForce(visitor)()).toMatchObject({ dark: true });
});
