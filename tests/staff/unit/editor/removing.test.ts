// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { askBeforeRemoving } from "../../../../staff/editor/removing.ts";

const ask = vi.fn<(question?: string) => boolean>();
vi.stubGlobal("confirm", ask);

beforeAll(() => askBeforeRemoving());
afterEach(() => {
  document.body.replaceChildren();
  ask.mockReset();
});

/** Whether a press reaches Sveltia, after this answer to a question. */
function isRemoved(html: string, selector: string, answer: boolean): boolean {
  ask.mockReturnValue(answer);
  document.body.innerHTML = html;
  const target = document.querySelector<HTMLElement>(selector);
  const remove = vi.fn();
  target?.addEventListener("click", remove);
  target?.click();
  return remove.mock.calls.length > 0;
}

const entry = (body: string) =>
  `<div role="group"><button aria-label="Remove">close</button>${body}</div>`;
const folded = entry(`<div class="summary">What to bring</div>`);
const open = entry(`<input value="What to bring">`);
const part = (checked: boolean) =>
  `<section data-key-path="arrival"><div class="sui checkbox"><button role="checkbox" aria-checked="${checked}"></button></div><div role="group"><textarea>Park at the door.</textarea></div></section>`;

it.each([
  ["a folded entry", folded, "button", "“What to bring”"],
  ["an open entry", open, "button", "“What to bring”"],
  ["a part of a form", part(true), "[role=checkbox]", "“Park at the door.”"],
])("%s goes after a yes alone", (_, html, selector, words) => {
  expect(isRemoved(html, selector, false)).toBe(false);
  expect(ask).toHaveBeenLastCalledWith(expect.stringContaining(words));
  expect(isRemoved(html, selector, true)).toBe(true);
});

it.each([
  ["an empty entry", entry(`<input value="">`), "button"],
  ["a part that is added", part(false), "[role=checkbox]"],
  [
    "any other button",
    `<div role="group"><button>Expand</button><input value="a"></div>`,
    "button",
  ],
])("nobody is asked about %s", (_, html, selector) => {
  expect(isRemoved(html, selector, false)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
