import type { Page } from "playwright/test";

/** Elements that overflow the right edge, where the page scrolls sideways. */
export async function sidewaysOn(page: {
  evaluate(ask: () => string[]): Promise<string[]>;
}): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Dialogs and popovers overlay the page and scroll on their own.
    const layers = [...document.querySelectorAll("dialog[open], :popover-open")].filter(
      (layer) => layer.scrollWidth > layer.clientWidth,
    );
    if (scrollWidth <= clientWidth && layers.length === 0) return [];
    const over = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth}px wide in ${clientWidth}px`,
      ...layers.map(
        ({ id, scrollWidth: inside, clientWidth: width }) =>
          `#${id}: ${inside}px wide in ${width}px`,
      ),
      ...over.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** Text that the edge of the window or of a part of the page cuts off, where no scrolling brings it into view. */
export async function cutOffOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The nearest box that hides what is outside it, unless it scrolls. Text for screen readers is in one of a pixel. */
    function windowOf(element: Element | null): { left: number; right: number } | undefined {
      if (!element) return { left: 0, right: document.documentElement.clientWidth };
      const { overflowX } = getComputedStyle(element);
      if (overflowX === "visible") return windowOf(element.parentElement);
      return overflowX === "auto" || element.clientWidth <= 1
        ? undefined
        : element.getBoundingClientRect();
    }
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      const edge = windowOf(parentElement);
      if (edge && (left < edge.left - 0.5 || right > edge.right + 0.5))
        cut.push(textContent.trim());
    }
    return cut;
  });
}

/**
 * Controls in view that are too small to press: 24 by 24 px for all (WCAG 2.5.8, but for links in a
 * sentence), 44 by 44 px (WCAG 2.5.5) for buttons and whatever calls or books.
 */
export async function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const online = document.querySelector('#booking-dialog a[target="_blank"]');
    const booking = online?.getAttribute("href");
    const primary = `button, summary, a[href^="tel:"], a[href="${booking}"], [aria-label="Quick actions"] a`;

    /** A link among words is as high as its line. */
    function isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== "inline") return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      return block?.textContent?.trim() !== element.textContent?.trim();
    }

    return [...document.querySelectorAll('a[href], button, summary, [tabindex="0"]')].flatMap(
      (element) => {
        if (
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.closest("[inert]") ||
          isInSentence(element)
        )
          return [];
        // A link may cover the whole entry that contains it.
        const spread =
          getComputedStyle(element, "::after").position === "absolute"
            ? (element as HTMLElement).offsetParent
            : null;
        const { width, height } = (spread ?? element).getBoundingClientRect();
        const least = element.matches(primary) ? 44 : 24;
        // 0.01 for rounding in layout.
        if (Math.min(width, height) >= least - 0.01) return [];
        return [
          `${width.toFixed(1)} by ${height.toFixed(1)} px, not ${least}: ${element.outerHTML.slice(0, 160)}`,
        ];
      },
    );
  });
}
