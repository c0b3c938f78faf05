// @vitest-environment jsdom
import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { start } from "../../../src/islands/services-menu.ts";

let root: HTMLElement;
let button: HTMLButtonElement;
let link: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<style>#root:not([data-open]) ul { display: none }</style><div id="root"><a href="#" id="services">Services</a><button type="button">Show services</button><ul><li><a href="#" id="ear">Ear</a></li></ul></div><a href="#" id="after">After</a>`;
  root = document.getElementById("root") as HTMLElement;
  button = document.querySelector("button") as HTMLButtonElement;
  link = document.getElementById("ear") as HTMLElement;
  start(root);
});
afterEach(() => vi.useRealTimers());

/** What the visitor hears and what the style sheet goes by; they are never to differ. */
function isOpen(): boolean {
  expect(button.getAttribute("aria-expanded")).toBe(root.dataset["open"]);
  return root.dataset["open"] === "true";
}

// jsdom has no PointerEvent with a pointer type.
const pointer = (type: string, pointerType: string) =>
  fireEvent(root, Object.assign(new MouseEvent(type), { pointerType }));

test("a list that the style sheet has opened before the script came stays open, and a held press keeps it so", () => {
  document.querySelector("style")?.remove();
  start(root);
  expect(isOpen()).toBe(true);
  fireEvent.click(button);
  expect(isOpen()).toBe(true);
});

test("a mouse opens it, the press that follows keeps it open, and leaving closes it after a while", () => {
  pointer("pointerenter", "mouse");
  expect(isOpen()).toBe(true);
  fireEvent.click(button);
  expect(isOpen()).toBe(true);
  pointer("pointerleave", "mouse");
  expect(isOpen()).toBe(true);
  pointer("pointerenter", "mouse");
  vi.runAllTimers();
  expect(isOpen()).toBe(true);
  pointer("pointerleave", "mouse");
  vi.runAllTimers();
  expect(isOpen()).toBe(false);
});

// Touch: tests/journeys/touch.test.ts. Escape gives the focus back: tests/browsers/menus.test.ts.
test("a list that Escape has closed under the pointer stays closed when the pointer leaves", () => {
  button.focus();
  pointer("pointerenter", "mouse");
  fireEvent.keyDown(button, { key: "Escape" });
  pointer("pointerleave", "mouse");
  vi.runAllTimers();
  expect(isOpen()).toBe(false);
});

test("Escape leaves a focus elsewhere where it is", () => {
  document.getElementById("after")?.focus();
  pointer("pointerenter", "mouse");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.id).toBe("after");
});

test("it closes when the focus or a press goes elsewhere, and on choosing", () => {
  fireEvent.click(button);
  link.focus();
  document.getElementById("after")?.focus();
  expect(isOpen()).toBe(false);
  fireEvent.click(button);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
  fireEvent.click(button);
  fireEvent.click(link);
  expect(isOpen()).toBe(false);
});
