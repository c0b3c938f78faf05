/** Milliseconds for which a press belongs to the one before. The cover in utilities.css stays as long. */
const settling = 750;

/** Distance in CSS pixels within which two presses count as in the same place. */
const maxDistance = 30;

/** What opens or closes something. A press on a dialog itself is one on its backdrop. */
const toggles = "[commandfor], [popovertarget], [aria-expanded], summary";

let last: MouseEvent | undefined;

/**
 * Stops a press that follows one which has just opened or closed something, as in a double click by habit or
 * tremor: it must neither undo that nor reach what is now underneath. A key counts wherever the focus has moved
 * since.
 */
export function stopSecondPress(press: MouseEvent): boolean {
  const { target, timeStamp, clientX, clientY, detail } = press;
  const isSecond =
    last !== undefined &&
    timeStamp - last.timeStamp < settling &&
    (detail === 0 || Math.hypot(clientX - last.clientX, clientY - last.clientY) < maxDistance);
  if (isSecond) {
    press.preventDefault();
    press.stopImmediatePropagation();
  }
  if (isSecond || (target as Element).closest(toggles) || (target as Element).matches("dialog"))
    last = press;
  return isSecond;
}

/** Another key means that the visitor has moved on. */
export function forgetPress({ key }: KeyboardEvent): void {
  if (key !== "Enter" && key !== " ") last = undefined;
}
