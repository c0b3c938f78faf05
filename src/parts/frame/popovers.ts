function closeAll(): void {
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
}

/**
 * Closes a menu or panel when the keyboard focus moves out of it, since it would cover the focused element
 * (WCAG 2.4.11), and when the visitor goes to another place in the page, or leaves it: a page that Back takes from the
 * browser's memory comes as it was left. When it closes and its button is not shown, as in a window that has become
 * wider, the focus returns to the header.
 */
export function closeCoveringPopovers(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  for (const type of ["hashchange", "pagehide"]) addEventListener(type, closeAll);
  addEventListener("focusin", ({ target }) => {
    const open = document.querySelector(":popover-open");
    if (
      open &&
      target instanceof Element &&
      !open.contains(target) &&
      target.matches(":focus-visible")
    )
      closeAll();
  });
  function returnFocus({ target, newState }: ToggleEvent): void {
    const { activeElement: focused, body } = document;
    // Browsers move the focus off a hidden element only at the next rendering.
    if (newState !== "closed" || (focused !== body && focused?.checkVisibility())) return;
    const { id } = target as Element;
    const opener = document.querySelector(`[commandfor="${id}"], [popovertarget="${id}"]`);
    if (opener?.checkVisibility() === false)
      document.querySelector<HTMLElement>("header a")?.focus();
  }
  addEventListener("toggle", returnFocus, { capture: true });
}
