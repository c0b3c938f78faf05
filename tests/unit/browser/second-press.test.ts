// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { forgetPress, stopSecondPress } from "../../../src/browser/second-press.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" popovertarget="panel" id="open"></button><a href="/" id="link"></a>
    <details><summary><b id="more"></b></summary></details>
    <button type="button" aria-expanded="false" id="menu"></button><dialog open id="dialog"></dialog>`;
  forgetPress(new KeyboardEvent("keydown", { key: "Tab" }));
});

interface Press {
  /** Milliseconds since the page began. */
  at: number;
  x?: number;
  byKey?: true;
}

/** Whether the press reaches what it is on. */
function press(id: string, { at, x = 0, byKey }: Press): boolean {
  const event = new MouseEvent("click", {
    bubbles: true,
    cancelable: true,
    clientX: x,
    detail: byKey ? 0 : 1,
  });
  Object.defineProperty(event, "timeStamp", { value: at });
  const element = document.getElementById(id) as HTMLElement;
  const reached = vi.fn();
  element.addEventListener("click", reached, { once: true });
  addEventListener("click", (click) => void stopSecondPress(click), { capture: true, once: true });
  element.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(reached.mock.calls.length === 0);
  return reached.mock.calls.length > 0;
}

test.each(["open", "more", "menu", "dialog"])(
  "a second press within 750 ms of one on #%s goes nowhere, whatever has come under it",
  (id) => {
    expect(press(id, { at: 0 })).toBe(true);
    expect(press("link", { at: 80, x: 20 })).toBe(false);
    // A trembling hand presses three times.
    expect(press(id, { at: 500 })).toBe(false);
    expect(press(id, { at: 1000 })).toBe(false);
    expect(press(id, { at: 1800 })).toBe(true);
  },
);

test("a second press elsewhere, and one after a press that opens nothing, are meant", () => {
  expect(press("open", { at: 0 })).toBe(true);
  expect(press("link", { at: 80, x: 200 })).toBe(true);
  expect(press("link", { at: 160, x: 200 })).toBe(true);
});

test("a second Enter counts wherever the focus has gone, until another key is pressed", () => {
  expect(press("open", { at: 0, x: 300, byKey: true })).toBe(true);
  forgetPress(new KeyboardEvent("keydown", { key: "Enter" }));
  expect(press("link", { at: 80, byKey: true })).toBe(false);
  forgetPress(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(press("link", { at: 160, byKey: true })).toBe(true);
});
