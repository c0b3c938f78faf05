import type { Page } from "playwright/test";

interface Trail {
  /** Focused elements, in order. */
  stops: string[];
  /** Stops where focus was not visible, and why. */
  faults: string[];
  ended: boolean;
}

declare global {
  /** Exists on pages whose focus is followed. */
  var focusTrail: Trail | undefined;
}

/** More than any page's number of stops. */
const most = 400;
const atOnce = 20;

/**
 * Goes through the page, or what covers it, by Tab or back by Shift+Tab until it leaves the page or
 * begins anew. A stop is at fault when it has no ring of at least 2 px, lies outside the window,
 * or it or its ring is covered by what stays in place or cut off (WCAG 2.4.7, 2.4.11, 2.4.12).
 */
export async function followFocus(
  page: Page,
  key: "Tab" | "Shift+Tab",
): Promise<Pick<Trail, "stops" | "faults">> {
  await page.evaluate(noteFocus);
  // Starts at the beginning, wherever the last walk ended.
  if (key === "Tab")
    await page.evaluate(() => {
      const walked = document.querySelector(":modal, :popover-open") ?? document;
      walked.querySelector<HTMLElement>("a[href], button")?.focus();
    });
  const protocol = await page.context().newCDPSession(page);
  const down = {
    type: "rawKeyDown",
    key: "Tab",
    code: "Tab",
    windowsVirtualKeyCode: 9,
    modifiers: key === "Tab" ? 0 : 8,
  } as const;
  for (let presses = 0; presses < most; presses += atOnce) {
    // Sent together, because waiting for each acknowledgment takes most of the time. The browser keeps their order.
    await Promise.all(
      Array.from({ length: atOnce }, () => protocol.send("Input.dispatchKeyEvent", down)),
    );
    const trail = await page.evaluate(() => globalThis.focusTrail);
    if (!trail?.ended) continue;
    await protocol.detach();
    return { stops: trail.stops, faults: trail.faults };
  }
  throw new Error(`Focus was still moving after ${most} presses.`);
}

/** Notes at each press of Tab where the one before has led. Runs in the browser, so it uses nothing outside itself. */
function noteFocus(): void {
  const isFollowed = globalThis.focusTrail !== undefined;
  globalThis.focusTrail = { stops: [], faults: [], ended: false };
  if (isFollowed) return;

  const seen = new WeakMap<Element, Trail>();

  const fixed = [...document.querySelectorAll("body *")].filter((element) =>
    ["fixed", "sticky"].includes(getComputedStyle(element).position),
  );

  /** Which of two elements is on top by z-index. */
  function layerOf(element: Element | null): number {
    if (element === null) return 0;
    if (element.matches(":modal, :popover-open")) return Number.POSITIVE_INFINITY;
    const { zIndex } = getComputedStyle(element);
    return zIndex === "auto" ? layerOf(element.parentElement) : Number(zIndex);
  }

  function boxesOf(element: Element, reach: number): DOMRect[] {
    return [...element.getClientRects()].map(
      ({ x, y, width, height }) =>
        new DOMRect(x - reach, y - reach, width + 2 * reach, height + 2 * reach),
    );
  }

  /** Points on the edge and in the middle of a box. */
  function pointsOf({ left, top, width, height }: DOMRect): { x: number; y: number }[] {
    return [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
      [0.04, 0.5, 0.96].map((down) => ({ x: left + width * across, y: top + height * down })),
    );
  }

  function coverOf(element: Element, boxes: DOMRect[]): string[] {
    const above = fixed.filter(
      (piece) =>
        !piece.contains(element) &&
        !element.contains(piece) &&
        layerOf(piece) >= layerOf(element) &&
        piece.checkVisibility(),
    );
    for (const { x, y } of boxes.flatMap(pointsOf)) {
      const hit = document.elementFromPoint(x, y);
      const cover = above.find((piece) => piece.contains(hit));
      if (cover) return [`covered by ${cover.outerHTML.slice(0, 80)}`];
    }
    return [];
  }

  /** Longer than the window: only its beginning or its end can be in view. */
  const isTall = (element: Element) => element.getBoundingClientRect().height > innerHeight - 250;

  function cutOf(element: Element, boxes: DOMRect[]): string[] {
    const outside = boxes.some(
      ({ left, top, right, bottom }) =>
        left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1,
    );
    if (outside) return [`outside the window: ${JSON.stringify(boxes)}`];
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const frame = around.getBoundingClientRect();
      if (
        boxes.some(
          ({ left, top, right, bottom }) =>
            left < frame.left - 1 ||
            top < frame.top - 1 ||
            right > frame.right + 1 ||
            bottom > frame.bottom + 1,
        )
      ) {
        return [`cut off by ${around.outerHTML.slice(0, 80)}`];
      }
    }
    return [];
  }

  function ringed(element: Element | null): Element | undefined {
    if (element === null) return undefined;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle === "none" ||
      Number.parseFloat(outlineWidth) < 2 ||
      /, 0\)|transparent/.test(outlineColor)
      ? undefined
      : element;
  }

  function faultsOf(element: Element): string[] {
    // A card may have the focus ring of its link.
    const wearer = ringed(element) ?? ringed(element.closest("li"));
    if (wearer === undefined) return ["no ring"];
    const { outlineWidth, outlineOffset } = getComputedStyle(wearer);
    const boxes = boxesOf(
      wearer,
      Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 1),
    );
    if (boxes.length === 0) return ["not drawn"];
    if (isTall(element)) return [];
    // For a card with a ring only its link is checked: with large text the card may be taller than the window.
    const looked = wearer === element ? boxes : boxesOf(element, 0);
    return [...coverOf(element, looked), ...cutOf(element, looked)];
  }

  let last: Element | null = null;
  addEventListener(
    "keydown",
    (event) => {
      const trail = globalThis.focusTrail;
      const element = document.activeElement;
      if (event.key !== "Tab" || trail === undefined) return;
      // Within a date field, Tab goes from the month to the day.
      if (element?.matches("[type=date]") && element === last) return;
      last = element;
      const isNowhere = element === null || element === document.body;
      if (isNowhere || seen.get(element) === trail) trail.ended ||= trail.stops.length > 0;
      if (trail.ended) event.preventDefault();
      if (isNowhere || trail.ended) return;
      seen.set(element, trail);
      const name = `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 60)}"`;
      trail.stops.push(name);
      for (const fault of faultsOf(element)) trail.faults.push(`${name}: ${fault}`);
    },
    { capture: true },
  );
}
