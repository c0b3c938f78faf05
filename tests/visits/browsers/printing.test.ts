import { wholeContent } from "../../practice/whole.ts";
import { expect, soon, test } from "./visit.ts";

const { costs } = wholeContent().pages;

for (const { path, button, words } of [
  { path: "/new-patients/costs#visit", button: costs.letter.print, words: costs.form.visit },
  { path: "/new-patients/for-children", button: "Print this page", words: "" },
])
  test(`the button on ${path} prints, once every picture is there`, async ({ visitor }) => {
    await visitor.visit(path);
    // What the address chooses moves the button, once the script has come.
    const choice = () => visitor.evaluate(() => document.querySelector("select")?.value);
    await soon(choice).not.toBe("");
    await visitor.evaluate(() => {
      globalThis.print = () => {
        const printed = document.querySelector(
          "[data-print=alone], main:not(:has([data-print=alone]))",
        );
        const drawn = [...(printed?.querySelectorAll<HTMLImageElement>("li img") ?? [])].every(
          (image) => image.complete,
        );
        document.body.setAttribute("data-printed", `${drawn} ${printed?.textContent}`);
      };
    });
    await visitor.get("button", button).click();
    const printed = () => visitor.evaluate(() => document.body.getAttribute("data-printed") ?? "");
    await soon(printed).toMatch(/^true /);
    expect(await printed()).toContain(words);
  });
