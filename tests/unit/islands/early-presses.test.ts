// @vitest-environment jsdom
import { expect, test } from "vitest";
import { beforePaintScript } from "../../../src/islands/before-paint.ts";
import { takeEarlyPresses } from "../../../src/islands/early-presses.ts";

test("the script of the head notes presses, in order, until they are taken", () => {
  expect(takeEarlyPresses()).toEqual([]);
  new Function(beforePaintScript)();
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
