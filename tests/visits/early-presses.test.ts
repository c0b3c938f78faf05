import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { getContent } from "../../src/data/content.ts";
import { practiceOf } from "../../src/data/practice.ts";
import { expect, test } from "./visit.ts";

const practice = practiceOf(getContent().practice);

/** Something to press, and what it is to bring once. */
interface Piece {
  name: string;
  path: string;
  control: (page: Page) => Locator;
  /** Stays in the page whether or not a script comes: what a visitor scrolls to. */
  place: (page: Page) => Locator;
  /** What answers: the browser by itself, the page's script, or React. */
  by: "browser" | "script" | "React";
  /** Settles once the press has taken effect, and has not taken effect twice. */
  done: (page: Page) => Promise<void>;
}

const pieces: Piece[] = [
  {
    name: "the accessibility settings",
    path: "/",
    control: (page) => page.getByRole("button", { name: "Accessibility Settings" }).first(),
    place: (page) => page.getByRole("region", { name: "Quick actions" }),
    by: "browser",
    done: (page) => expect(page.locator("#accessibility-settings:popover-open")).toHaveCount(1),
  },
  {
    name: "the whole biography",
    path: "/about",
    control: (page) => page.getByText("Read More").first(),
    place: (page) => page.getByText("Read More").first(),
    by: "browser",
    done: (page) => expect(page.getByText("Read Less").first()).toBeVisible(),
  },
  {
    name: "the address to copy",
    path: "/contact-us",
    control: (page) => page.getByRole("button", { name: "Copy address" }),
    place: (page) => page.getByRole("link", { name: "Add to contacts" }),
    by: "script",
    done: async (page) => {
      await expect(page.getByText("Copied", { exact: true })).toBeVisible();
      expect(await page.evaluate(() => (globalThis as unknown as Noted).copied)).toHaveLength(1);
    },
  },
  {
    name: "the next testimonial",
    path: "/",
    control: (page) => page.getByRole("button", { name: "Next testimonial" }),
    place: (page) => page.getByRole("group", { name: "Testimonials" }),
    by: "React",
    done: (page) => expect(page.getByText("Testimonial 2 of 6:")).toHaveCount(1),
  },
  {
    name: "the map",
    path: "/contact-us",
    control: (page) => page.getByRole("button", { name: "Show the map" }),
    place: (page) => page.locator("[data-module=office-map]"),
    by: "script",
    done: (page) => expect(page.locator("iframe")).toHaveCount(1),
  },
];

interface Noted {
  copied: string[];
}

/** Notes what is copied in place of the clipboard, which headless browsers refuse. */
function noteCopies(): void {
  const copied: string[] = [];
  Object.assign(globalThis, { copied });
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text: string) => void copied.push(text) },
  });
}

test.beforeEach(async ({ page, context }) => {
  await context.route(practice.mapEmbedUrl, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Map</title><p>Streets",
    }),
  );
  await page.addInitScript(noteCopies);
});

/** The script that pages name. It asks for all other code. */
const [, siteScript = ""] =
  /<script type="module" src="([^"]+)">/.exec(
    readFileSync(`${process.env["SITE_DIR"]}/index.html`, "utf8"),
  ) ?? [];
const isSiteScript = ({ pathname }: URL) => pathname === siteScript;
const isCode = ({ pathname }: URL) => /^\/assets\/.*\.js$/.test(pathname);
const isReact = (url: URL) => isCode(url) && !isSiteScript(url);

/** Holds files back until they are released. */
async function holdBack(page: Page, files: (url: URL) => boolean): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Opens a page and goes to the place of a piece, without waiting for scripts. */
async function goTo(page: Page, { path, place }: Piece): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("body > footer + *") !== null);
  await place(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
}

/** For `npm test`: one that works without script and one that needs it. */
const daily = ["the accessibility settings", "the next testimonial"];

for (const piece of pieces) {
  const { name, by, control, done } = piece;
  const tag = daily.includes(name) ? [] : "@long";

  for (const [late, files, works] of [
    ["the page's script is late", isSiteScript, by === "browser"],
    ["React is late", isReact, by !== "React"],
  ] as const)
    test(`while ${late}, ${name}: offered only if a press takes effect, and then it does so once`, {
      tag,
    }, async ({ page }) => {
      const release = await holdBack(page, files);
      await goTo(page, piece);
      if (works) {
        await control(page).click();
        await done(page);
      } else await expect(control(page)).toBeHidden();
      release();
      if (!works) await control(page).click();
      await done(page);
      await page.waitForLoadState("networkidle");
      await done(page);
    });

  test(`where scripts are blocked, ${name}: offered only if a press takes effect`, {
    tag,
  }, async ({ page, watch }) => {
    await page.route(isCode, (route) => route.abort("blockedbyclient"));
    await goTo(page, piece);
    await page.waitForLoadState("networkidle");
    if (by === "browser") {
      await control(page).click();
      await done(page);
    } else await expect(control(page)).toBeHidden();
    // The browser's own words about the scripts.
    watch.mistakes.length = 0;
  });
}

test("Read Less half a second after Read More closes it again, and a double press does not", async ({
  page,
}) => {
  await page.goto("/about");
  const physician = page.getByRole("region", { name: getContent().providers[0].name });
  await physician.getByText("Read More").dblclick();
  await expect(physician.getByText("Read Less")).toBeVisible();
  await page.waitForTimeout(500);
  await physician.getByText("Read Less").click();
  await expect(physician.getByText("Read More")).toBeVisible();
});
