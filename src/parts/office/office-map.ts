import { afterPaint } from "../../browser/after-paint.ts";
import { part } from "../../ui/part.ts";

/** Milliseconds after which the page says that the map is slow. */
const slowAfter = 8_000;

/**
 * Puts the real map in place of the drawn one on request; offline it says so and fetches nothing. Browsers do not tell
 * a page whether a cross-origin frame loaded or failed; they show the failure in the frame.
 */
export function officeMap(root: HTMLElement): void {
  const drawing = part(root, "drawing");
  const template = part(root, "map", HTMLTemplateElement);
  const button = part(root, "show");
  const status = part(root, "status");
  const say = (words: string | undefined) => {
    status.textContent = words ?? "";
  };

  function show(): void {
    const frame = template.content.querySelector("iframe");
    if (frame === null || !drawing.isConnected) return;
    drawing.replaceWith(frame);
    button.remove();
    // The pressed button is gone, so the focus moves to what it opened.
    frame.focus();
    const timer = setTimeout(() => say(status.dataset["late"]), slowAfter);
    frame.addEventListener("load", () => {
      clearTimeout(timer);
      say("");
    });
  }

  button.addEventListener("click", () => {
    if (!navigator.onLine) return say(status.dataset["offline"]);
    say(status.dataset["loading"]);
    // On a slow phone, creating the frame takes longer than a response to a press should.
    afterPaint(show);
  });
}
