import { part } from "../../../ui/part.ts";

/** Milliseconds before the menu closes, for a pointer that cuts a corner on its way in. */
const grace = 250;

/**
 * The list of services as a disclosure: opens on hover, keyboard focus and press; closes on Esc, on
 * leaving and on choosing. Without this script the style sheet opens it on hover and focus.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function servicesMenu(root: HTMLElement): void {
  const button = part(root, "button");
  const list = part(root, "list");
  let leaving: ReturnType<typeof setTimeout>;
  /** Opened by hover or by the style sheet: the press that follows must not close it. */
  let openedUnasked = false;

  const isOpen = () => root.dataset["open"] === "true";

  function set(open: boolean): void {
    clearTimeout(leaving);
    openedUnasked = false;
    root.dataset["open"] = String(open);
    button.setAttribute("aria-expanded", String(open));
  }

  function hover(): void {
    clearTimeout(leaving);
    if (isOpen()) return;
    set(true);
    openedUnasked = true;
  }

  // CSS may have opened it before this script ran.
  set(getComputedStyle(list).display !== "none");
  openedUnasked = isOpen();

  root.addEventListener("pointerenter", (event) => {
    if (event.pointerType === "mouse") hover();
  });
  root.addEventListener("pointerleave", (event) => {
    // A touch pointer leaves whenever the finger is lifted or scrolls.
    if (event.pointerType !== "mouse") return;
    clearTimeout(leaving);
    // A list that Esc has closed stays closed.
    leaving = setTimeout(
      () => set(isOpen() && root.querySelector(":focus-visible") !== null),
      grace,
    );
  });
  root.addEventListener("focusin", (event) => {
    // A press moves the focus too, and is handled below.
    if ((event.target as Element).matches(":focus-visible") && event.target !== button) set(true);
  });
  root.addEventListener("focusout", (event) => {
    if (!(event.relatedTarget instanceof Node && root.contains(event.relatedTarget))) set(false);
  });
  root.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (button.contains(target)) set(openedUnasked || !isOpen());
    else if (target.closest("a")) set(false);
  });
  closeOnDismissal(root, button, () => set(false));
}

/** Closes an open menu on Esc, which returns the focus to the button, on a press outside, and when the page is left. */
function closeOnDismissal(root: HTMLElement, button: HTMLElement, close: () => void): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || root.dataset["open"] !== "true") return;
    if (root.contains(document.activeElement)) button.focus();
    close();
  });
  addEventListener("pagehide", close);
  document.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Node && !root.contains(event.target)) close();
  });
}
