import { wholeContent } from "../../practice/whole.ts";
import { expect, soon, test } from "./visit.ts";

const { pages, search } = wholeContent();

test("the search answers an emergency first, with the keyboard alone", async ({ visitor }) => {
  await visitor.visit("/search");
  await visitor.get("searchbox", pages.search.form.label).tabTo();
  for (const digit of ["9", "1", "1"] as const) await visitor.press(digit);
  const answer = visitor.get("main").get("link", search.emergency.title);
  await soon(answer.there).toBe(true);
  await answer.tabTo();
  await visitor.press("Enter");
  await soon(visitor.address).toBe("/contact-us#emergency");
});

test("a query in the other language is answered in it, under a heading of its own", async ({
  visitor,
}) => {
  await visitor.visit("/search?q=cuesta%20despertar%20a%20alguien");
  const heading = () =>
    visitor.evaluate(() => document.querySelector("main [lang=es] h2")?.textContent ?? "");
  await soon(heading).toMatch(/\S/);
  expect(await visitor.address()).toBe("/search");
});
