/** Milliseconds for which a press belongs to the one before. The cover in utilities.css stays as long. */
const settling = 400;

/** What opens or closes something. */
const toggles = "[commandfor], [popovertarget], [aria-expanded], summary";

let last: MouseEvent | undefined;

/**
 * Stops a press right after one that has opened or closed something, as in a double click by habit or tremor: it must
 * neither undo that nor reach what is now under the finger, which is up to 30 CSS pixels off. A key press has no
 * position.
 */
export function ignoreSecondPress(press: MouseEvent): void {
  const { target, timeStamp, clientX, clientY, detail } = press;
  const isSecond =
    last !== undefined &&
    timeStamp - last.timeStamp < settling &&
    (detail === 0 || Math.hypot(clientX - last.clientX, clientY - last.clientY) < 30);
  if (isSecond) {
    press.preventDefault();
    press.stopImmediatePropagation();
    return;
  }
  // An event whose target is the dialog itself is on its backdrop.
  const element = target as Element;
  last = element.closest(toggles) || element.matches("dialog") ? press : undefined;
}
