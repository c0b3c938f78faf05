/**
 * Closes a menu or panel when the focus moves on by keyboard into the page, which it would cover
 * (WCAG 2.4.11). A press beside it, and one on the button that has opened it, the browser answers by itself.
 */
export function closeLeftPopovers(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  addEventListener("focusin", ({ target }) => {
    const open = document.querySelector<HTMLElement>(":popover-open");
    if (open && target instanceof Element && !open.contains(target) && target.matches(":focus-visible")) open.hidePopover();
  });
}
