/** Milliseconds for which a press belongs to the one before. The cover in utilities.css stays as long. */
const settling = 750;

/** Distance in CSS pixels within which two presses are at one place. */
const reach = 30;

/** What opens or closes something. A press on a dialog itself is one on its backdrop. */
const toggles = "[commandfor], [popovertarget], [aria-expanded], summary";

let last: MouseEvent | undefined;

/**
 * Stops a press that repeats one which has just opened or closed something, by habit or tremor: it must not
 * undo that, nor reach what that uncovered. A key repeats a press wherever the focus has gone since.
 */
export function stopSecondPress(press: MouseEvent): boolean {
  const { target, timeStamp, clientX, clientY, detail } = press;
  const isSecond =
    last !== undefined &&
    timeStamp - last.timeStamp < settling &&
    (detail === 0 || Math.hypot(clientX - last.clientX, clientY - last.clientY) < reach);
  if (isSecond) {
    press.preventDefault();
    press.stopImmediatePropagation();
  }
  if (isSecond || (target as Element).closest(toggles) || (target as Element).matches("dialog"))
    last = press;
  return isSecond;
}

/** With another key the visitor goes on to something else. */
export function forgetPress({ key }: KeyboardEvent): void {
  if (key !== "Enter" && key !== " ") last = undefined;
}
