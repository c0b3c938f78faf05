import { getContent } from "../../../src/data/content.ts";
import { en } from "../../../src/languages/en.ts";
import { expect, soon, test } from "./visit.ts";

const { es } = getContent().translations;

test("a visitor goes on in Spanish, and finds a page there", async ({ visitor }) => {
  const [service] = es?.services.filter(({ title }) => /^Trastornos/.test(title)) ?? [];
  if (es === undefined || service === undefined) throw new Error("There is no Spanish service.");
  const path = () => visitor.evaluate(() => location.pathname);
  await visitor.visit("/contact-us");
  await visitor.get("navigation", en.frame.forPatients).get("link", "Español").click();
  await soon(path).toBe("/es/contact-us");
  await soon(visitor.get("heading", es.pages.contact.hero.title).there).toBe(true);

  await visitor.visit("/es/search?q=oigo%20mal");
  const results = () =>
    visitor.evaluate(() =>
      Array.from(document.querySelectorAll("main a"), (link) => link.textContent.trim()),
    );
  await soon(results).toContainEqual(expect.stringMatching(new RegExp(`^${service.title}\\b`)));
});
