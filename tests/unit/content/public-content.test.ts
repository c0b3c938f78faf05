import { expect, it, vi } from "vitest";
import type { Content } from "../../../src/data/load-content.ts";
import { publicContent } from "../../../src/data/public-content.ts";
import { pagesOf } from "../../../src/pages/_pages.ts";
import { exampleContent } from "../../example-practice/fixtures.ts";

const { practice, testimonials, translations } = exampleContent;
const contact = translations.es.contact as NonNullable<typeof translations.es.contact>;
const awaiting = { status: "awaiting", title: "A", text: "B", english: "C" } as const;
const mark = { file: "content/practice.yaml", line: 1, kind: "example", who: "owner", why: "Ask." };

/** The example practice with a sample testimonial, marked examples and a translation that nobody has reviewed. */
const content = {
  ...exampleContent,
  openValues: [
    { ...mark, id: "practice/insurers", field: "insurers" },
    { ...mark, id: "practice/affiliations/0", field: "affiliations.0" },
  ],
  testimonials: [{ ...testimonials[0], consentDate: undefined }, ...testimonials.slice(1)],
  translations: { es: { ...translations.es, contact: { ...contact, review: awaiting } } },
} as Content;

it.each(["local", "preview"])("a %s build shows everything", (environment) => {
  vi.stubEnv("SITE_ENV", environment);
  expect(publicContent(content)).toEqual(content);
});

it("a production build leaves out examples, and translations that nobody has reviewed", () => {
  vi.stubEnv("SITE_ENV", "production");
  const shown = publicContent(content);
  expect(shown.practice.insurers).toEqual([]);
  expect(shown.practice.affiliations).toEqual(practice.affiliations.slice(1));
  expect(shown.testimonials).toEqual(testimonials.slice(1));
  const paths = pagesOf(shown).map(({ path }) => path);
  expect(paths).not.toContain(contact.path);
  expect(paths).toContain(translations.es["new-patients"]?.path);
  expect(JSON.stringify(shown.navigation)).not.toContain(`"${contact.path}"`);
});

it("a production build leaves out the symptoms that nobody has reviewed, and with the last of them every way to them", () => {
  vi.stubEnv("SITE_ENV", "production");
  const [ears, ...others] = exampleContent.symptoms;
  const unread = { review: { status: "awaiting" } } as const;
  const all = [ears, ...others].map((place) => ({ ...place, ...unread })) as Content["symptoms"];
  const mixed = [{ ...ears, ...unread }, ...others] as Content["symptoms"];
  const paths = (symptoms: Content["symptoms"]) =>
    pagesOf(publicContent({ ...exampleContent, symptoms })).map(({ path }) => path);

  expect(paths(mixed)).not.toContain(`/symptoms/${ears?.slug}`);
  expect(paths(mixed)).toContain(`/symptoms/${others[0]?.slug}`);
  expect(paths(mixed)).toContain("/symptoms");
  expect(paths(all).filter((path) => path.startsWith("/symptoms"))).toEqual([]);
  const { navigation } = publicContent({ ...exampleContent, symptoms: all });
  expect(JSON.stringify(exampleContent.navigation)).toContain('"/symptoms"');
  expect(JSON.stringify(navigation)).not.toContain('"/symptoms"');
});
