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

/**
 * Lines of text that overlap lines of another block, as "one | other". Left out is what a reader does not see, and
 * what sticks or floats over the page by intent.
 */
export async function overlapsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      text: string;
      block: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /** Whether the text has its own place on the page: not for screen readers alone, nor sticking to the window. */
    function isSet(element: Element | null): boolean {
      for (let box = element; box; box = box.parentElement) {
        const { position, clipPath } = getComputedStyle(box);
        if (position === "fixed" || position === "sticky" || clipPath !== "none") return false;
        if (box.matches("svg, dialog, [popover]")) return false;
      }
      return true;
    }
    /** Where a box that shows no more than fits ends what is in it. */
    function cutBelow(element: Element | null): number {
      let cut = Number.POSITIVE_INFINITY;
      for (let box = element; box; box = box.parentElement)
        if (getComputedStyle(box).overflowY === "hidden")
          cut = Math.min(cut, box.getBoundingClientRect().bottom);
      return cut;
    }
    function linesOf(text: Node, parent: Element): Line[] {
      let block: Element = parent;
      while (getComputedStyle(block).display === "inline" && block.parentElement)
        block = block.parentElement;
      const range = document.createRange();
      range.selectNodeContents(text);
      const cut = cutBelow(parent);
      const seen = [...range.getClientRects()].filter(({ top }) => top < cut - 1);
      return seen.map(({ left, right, top, bottom }) => {
        // A box of text is higher than its letters, and may reach into the line above.
        const spare = (bottom - top) * 0.2;
        return {
          text: (text.textContent ?? "").trim().slice(0, 40),
          block,
          left,
          right,
          top: top + spare,
          bottom: bottom - spare,
        };
      });
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (isSet(parent)) lines.push(...linesOf(texts.currentNode, parent));
    }
    lines.sort((one, other) => one.top - other.top);
    const found = lines.flatMap((one, index) => {
      const overlaps: string[] = [];
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom - 1) break;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (wide > 1 && one.block !== other.block) overlaps.push(`${one.text} | ${other.text}`);
      }
      return overlaps;
    });
    return [...new Set(found)];
  });
}
