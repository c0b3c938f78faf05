/** Milliseconds for which the menu waits for a pointer that cuts a corner on its way in. */
const grace = 250;

/**
 * The list of services as a disclosure: opens on hover, keyboard focus and press; closes on Esc, on
 * leaving and on choosing. Without this script the style sheet opens it on hover and focus.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function enhanceServicesMenu(root: HTMLElement): void {
  const button = root.querySelector("button");
  if (button === null) return;
  let leaving: ReturnType<typeof setTimeout>;
  /** Open only because a mouse is over it: the press that then follows asks for no closing. */
  let hovered = false;

  const isOpen = () => root.dataset["open"] === "true";

  function set(open: boolean): void {
    clearTimeout(leaving);
    hovered = false;
    root.dataset["open"] = String(open);
    button?.setAttribute("aria-expanded", String(open));
  }

  function hover(): void {
    clearTimeout(leaving);
    if (isOpen()) return;
    set(true);
    hovered = true;
  }

  if (root.matches(":hover")) hover();
  else set(root.querySelector("a:focus-visible") !== null);

  root.addEventListener("pointerenter", (event) => {
    if (event.pointerType === "mouse") hover();
  });
  root.addEventListener("pointerleave", (event) => {
    // A finger leaves whenever it is lifted, or scrolls.
    if (event.pointerType !== "mouse") return;
    clearTimeout(leaving);
    // A list that Esc has closed stays closed.
    leaving = setTimeout(
      () => set(isOpen() && root.querySelector(":focus-visible") !== null),
      grace,
    );
  });
  root.addEventListener("focusin", (event) => {
    // A press moves the focus too, and has its own say.
    if ((event.target as Element).matches(":focus-visible") && event.target !== button) set(true);
  });
  root.addEventListener("focusout", (event) => {
    if (!(event.relatedTarget instanceof Node && root.contains(event.relatedTarget))) set(false);
  });
  root.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (button.contains(target)) set(hovered || !isOpen());
    else if (target.closest("a")) set(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    if (root.contains(document.activeElement)) button.focus();
    set(false);
  });
  document.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Node && !root.contains(event.target)) set(false);
  });
}
