import { afterPaint } from "../../browser/after-paint.ts";

/**
 * What the markup of the booking dialog cannot do alone: be modal and close on the backdrop in browsers without
 * invoker commands or `closedby`, close when a link leads to a part of a page, and fetch the scheduling widget
 * (the URL in `data-widget`) once a visitor opens it.
 */
export function modalDialog(root: HTMLElement): void {
  const dialog = root as HTMLDialogElement;
  if ("command" in HTMLButtonElement.prototype) dropPopoverTargets(dialog);
  else obeyCommands(dialog);
  if (!("closedBy" in HTMLDialogElement.prototype)) closeOnBackdrop(dialog);
  // A link to a part of this page leads to what the dialog covers.
  dialog.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) dialog.close();
  });

  const widget = dialog.dataset["widget"];
  if (widget === undefined) return;
  let requested = false;
  function requestWidget(): void {
    if (requested || !dialog.open) return;
    requested = true;
    // The widget is third-party. If it fails, the link, phone number and hours still work.
    const script = Object.assign(document.createElement("script"), { src: widget, async: true });
    script.addEventListener("error", () => {
      requested = false;
      script.remove();
    });
    // Show the dialog before running the widget.
    afterPaint(() => document.head.append(script));
  }
  new MutationObserver(requestWidget).observe(dialog, { attributeFilter: ["open"] });
  requestWidget();
}

const openersOf = ({ id }: HTMLDialogElement) => document.querySelectorAll(`[commandfor="${id}"]`);

/** `popovertarget`, for browsers without commands, makes screen readers announce the button as collapsed. */
function dropPopoverTargets(dialog: HTMLDialogElement): void {
  for (const button of openersOf(dialog)) button.removeAttribute("popovertarget");
}

/** Without this script these browsers show the dialog as a popover, over a page that stays interactive. */
function obeyCommands(dialog: HTMLDialogElement): void {
  for (const button of openersOf(dialog)) {
    button.addEventListener("click", (event) => {
      event.preventDefault();
      if (button.getAttribute("command") === "close") dialog.close();
      else if (!dialog.open) dialog.showModal();
    });
  }
  // Opened before this script ran.
  if ("popover" in HTMLElement.prototype && dialog.matches(":popover-open")) {
    const focused = document.activeElement;
    dialog.hidePopover();
    dialog.showModal();
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
  }
}

/** The dialog fills its box, so a press whose target is the dialog itself is one on the backdrop. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let outside = false;
  dialog.addEventListener("pointerdown", (event) => {
    outside = event.target === dialog;
  });
  dialog.addEventListener("click", (event) => {
    if (outside && event.target === dialog) dialog.close();
  });
}
