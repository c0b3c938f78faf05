import { wholeContent } from "../example-practice/whole.ts";
import { expect, soon, test } from "./visit.ts";

const { pages, symptoms: places } = wholeContent();
const [place] = places as [(typeof places)[number]];
const [emergency] = place.symptoms as [(typeof place.symptoms)[number]];

test("a place, a symptom, and what to do about it; nothing is kept", async ({ visitor }) => {
  await visitor.visit("/symptoms");
  await visitor.get("link", emergency.name).click();
  await soon(visitor.address).toBe(`/symptoms/${place.slug}#${emergency.id}`);
  await soon(visitor.get("heading", emergency.name).there).toBe(true);
  const inView = () =>
    visitor.evaluate((id) => {
      const answer = document.getElementById(id)?.nextElementSibling;
      const press = answer?.querySelector("a")?.getBoundingClientRect();
      return press !== undefined && press.top >= 0 && press.bottom <= innerHeight;
    }, emergency.id);
  await soon(inView).toBe(true);
  const { title } = pages.symptoms.answers[emergency.answer];
  expect(await visitor.namesOf("heading")).toContain(title);
  expect(
    await visitor.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, 0, ""]);
});
