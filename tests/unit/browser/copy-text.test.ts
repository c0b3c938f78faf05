// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyText } from "../../../src/parts/office/copy-text.ts";

const status = () => document.querySelector("[role=status]")?.textContent;

async function press(): Promise<void> {
  fireEvent.click(document.querySelector("button") as HTMLElement);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="root"><p data-part="text" data-copy="1 Quay St.\nSpringfield">1 Quay St.<br>Springfield</p><button type="button" data-part="copy"></button><span role="status" data-part="status" data-copied="Copied" data-selected="Selected, ready to copy"></span></div>`;
  copyText(document.getElementById("root") as HTMLElement);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["there is no clipboard", {}],
  [
    "the clipboard is refused",
    { clipboard: { writeText: () => Promise.reject(new DOMException("No", "NotAllowedError")) } },
  ],
])("it selects the text where %s", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  await press();
  expect(String(getSelection())).toBe("1 Quay St.Springfield");
  expect(status()).toBe("Selected, ready to copy");
});
