// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { beforePaintScript } from "../../../src/islands/before-paint.ts";
import { takeEarlyPresses } from "../../../src/islands/early-presses.ts";

/** Whether the styles offer the buttons that need a script. */
const areOffered = () => document.documentElement.matches("[data-presses]");

beforeEach(() => {
  Reflect.deleteProperty(globalThis, "earlyPresses");
  delete document.documentElement.dataset["presses"];
});

test("the script of the head notes presses, in order, until they are taken", () => {
  expect(areOffered()).toBe(false);
  new Function(beforePaintScript)();
  expect(areOffered()).toBe(true);
  document.body.innerHTML = `<button id="first"></button><button id="second"><i id="inside"></i></button>`;
  const press = (id: string) => document.getElementById(id)?.click();
  document.getElementById("second")?.addEventListener("click", (event) => event.stopPropagation());
  press("first");
  press("inside");
  press("first");
  expect(takeEarlyPresses().map((target) => (target as Element).id)).toEqual(["first", "inside", "first"]);
  press("first");
  expect(takeEarlyPresses()).toEqual([]);
});

test("nothing is noted for a loader that came before the script of the head", () => {
  expect(takeEarlyPresses()).toEqual([]);
  expect(areOffered()).toBe(true);
  new Function(beforePaintScript)();
  document.body.innerHTML = "<button></button>";
  document.querySelector("button")?.click();
  expect(globalThis.earlyPresses).toBeUndefined();
});
