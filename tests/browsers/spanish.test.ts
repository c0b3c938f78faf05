import { getContent } from "../../src/data/content.ts";
import { soon, test } from "./visit.ts";

const { es } = getContent().translations;

test("a visitor goes on in Spanish, finds a page there, and comes back to the same in English", async ({
  visitor,
}) => {
  const [service] = es?.services.filter(({ title }) => /^Trastornos/.test(title)) ?? [];
  if (es === undefined || service === undefined) throw new Error("There is no Spanish service.");
  const path = () => visitor.evaluate(() => location.pathname);
  await visitor.visit("/contact-us");
  await visitor.get("contentinfo").get("link", "Español").click();
  await soon(path).toBe("/es/contact-us");
  await soon(visitor.get("heading", es.pages.contact.hero.title).there).toBe(true);

  await visitor.visit("/es/search?q=oigo%20mal");
  await soon(async () =>
    (await visitor.namesOf("link")).some((name) => name.startsWith(`${service.title} `)),
  ).toBe(true);
  await visitor.visit(`/es/service/${service.slug}`);
  await visitor.get("contentinfo").get("link", "English").click();
  await soon(path).toBe(`/service/${service.slug}`);
});
