/**
 * Closes a menu or panel when the focus moves on by keyboard into the page, which it would cover
 * (WCAG 2.4.11), and when the visitor goes to another place in the page, as by Back. A press beside it, and one on
 * the button that has opened it, the browser answers by itself. Where that button is gone, as in a window that has
 * become wider, the focus comes back to the header.
 */
export function tendPopovers(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  const opened = () => document.querySelector<HTMLElement>(":popover-open");
  addEventListener("focusin", ({ target }) => {
    const open = opened();
    if (
      open &&
      target instanceof Element &&
      !open.contains(target) &&
      target.matches(":focus-visible")
    )
      open.hidePopover();
  });
  addEventListener("hashchange", () => opened()?.hidePopover());
  addEventListener(
    "toggle",
    ({ target, newState }) => {
      const { activeElement: focused, body } = document;
      // The browser gives up the focus on what it hides only as it next draws the page.
      if (newState !== "closed" || (focused !== body && focused?.checkVisibility())) return;
      const opener = document.querySelector(`[popovertarget="${(target as Element).id}"]`);
      if (opener?.checkVisibility() === false)
        document.querySelector<HTMLElement>("header a")?.focus();
    },
    { capture: true },
  );
}
