// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { ignoreSecondPress } from "../../../src/browser/second-press.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" popovertarget="panel" id="open"></button><a href="/" id="link"></a>
    <details><summary><b id="more"></b></summary></details>
    <button type="button" aria-expanded="false" id="menu"></button><dialog open id="dialog"></dialog>`;
  press("link", { at: 0, x: 900 });
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
  addEventListener("click", ignoreSecondPress, { capture: true, once: true });
  element.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(reached.mock.calls.length === 0);
  return reached.mock.calls.length > 0;
}

test.each(["open", "more", "menu", "dialog"])(
  "a second press within 400 ms of one on #%s goes nowhere, whatever has come under it; a later one counts",
  (id) => {
    expect(press(id, { at: 1000 })).toBe(true);
    expect(press("link", { at: 1080, x: 20 })).toBe(false);
    expect(press(id, { at: 1350 })).toBe(false);
    expect(press(id, { at: 1500 })).toBe(true);
  },
);

test("a second press elsewhere, and one after a press that opens nothing, are meant", () => {
  expect(press("open", { at: 1000 })).toBe(true);
  expect(press("link", { at: 1080, x: 200 })).toBe(true);
  expect(press("link", { at: 1160, x: 200 })).toBe(true);
});

test("a second Enter counts wherever the focus has gone", () => {
  expect(press("open", { at: 1000, x: 300, byKey: true })).toBe(true);
  expect(press("link", { at: 1080, byKey: true })).toBe(false);
});
