import type { Page } from "playwright/test";

/** Widths in pixels for every check: a small phone, a phone, a tablet, a desktop. */
export const widths = [320, 390, 768, 1280] as const;
export type Width = (typeof widths)[number];

/** What the accessibility settings put on the root of the page for each mode. */
const marks = {
  "the default": {},
  "high contrast": { highContrast: true },
  "reduced motion": { reduceMotion: true },
  "120% text": { fontSize: "120" },
  "150% text": { fontSize: "150" },
} satisfies Record<string, { highContrast?: boolean; reduceMotion?: boolean; fontSize?: string }>;

export type Mode = keyof typeof marks;
export const modes = Object.keys(marks) as Mode[];

/** Turns the text spacing on that a page must allow (WCAG 1.4.12), or off. */
export async function spaceText(page: Page, on: boolean): Promise<void> {
  await page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
        "p { margin-block-end: 2em !important }",
    );
    document.adoptedStyleSheets = isOn ? [sheet] : [];
  }, on);
}

/** The page with the browser's own text size at 200%, which widths in media queries follow too. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** Shows the page in a mode at a width, without running transitions. */
export async function showAs(page: Page, mode: Mode, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    ({
      highContrast = false,
      reduceMotion = false,
      fontSize = "100",
    }: {
      highContrast?: boolean;
      reduceMotion?: boolean;
      fontSize?: string;
    }) => {
      const root = document.documentElement;
      root.classList.toggle("high-contrast", highContrast);
      root.classList.toggle("reduce-motion", reduceMotion);
      root.dataset["fontSize"] = fontSize;
      // Colors on their way from one mode to another belong to neither. Waiting for them would need the
      // browser to draw, which it may put off for long where nobody looks.
      for (const animation of document.getAnimations()) animation.finish();
    },
    marks[mode],
  );
}
