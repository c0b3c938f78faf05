import { wholeContent } from "../example-practice/whole.ts";
import { soon, test } from "./visit.ts";

const path = "/new-patients/costs";
const { form, call, letter } = wholeContent().pages.costs;

test("the questions for a visit follow the address, and the letter's button prints it alone", async ({
  visitor,
}) => {
  await visitor.visit(`${path}#visit`);
  await soon(visitor.get("heading", call.visit.title).there).toBe(true);
  await soon(visitor.get("heading", call.planned.title).there).toBe(false);
  await visitor.evaluate(() => {
    globalThis.print = () =>
      void document.body.setAttribute(
        "data-printed",
        document.querySelector("[data-print=alone]")?.textContent ?? "",
      );
  });
  await visitor.get("button", letter.print).click();
  await soon(() =>
    visitor.evaluate(() => document.body.getAttribute("data-printed") ?? ""),
  ).toContain(form.visit);
});
