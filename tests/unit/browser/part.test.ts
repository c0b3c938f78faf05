// @vitest-environment jsdom
import { expect, test } from "vitest";
import { part } from "../../../src/ui/part.ts";

test("a part that the markup does not have, or has as something else, is named", () => {
  document.body.innerHTML = `<div data-module="menu"><p data-part="button"></p></div>`;
  const root = document.querySelector("div") as HTMLElement;
  expect(part(root, "button").localName).toBe("p");
  expect(() => part(root, "list")).toThrow('"menu" has no element with data-part="list"');
  expect(() => part(root, "button", HTMLButtonElement)).toThrow("no HTMLButtonElement");
});
