import { expect, it, vi } from "vitest";
import type { Catalog } from "../../../src/data/catalogs.ts";
import { type Content, loadContent, type Translation } from "../../../src/data/load-content.ts";
import { publicContent } from "../../../src/data/public-content.ts";
import { pagesOf } from "../../../src/pages/_pages.ts";
import { exampleContent } from "../../practice/fixtures.ts";
import { signedPractice } from "../../practice/signed.ts";
import type { Whole } from "../../practice/whole.ts";

/** The example practice after somebody has signed all of it. */
const signedContent = loadContent(signedPractice("whole")) as Whole<Content>;
const { practice, testimonials, translations } = signedContent;

/** The Spanish of the example practice with another state of a catalog. */
function withCatalog(file: string, change: Partial<Catalog>): Translation {
  const catalogs = translations.es.catalogs.map((catalog) =>
    catalog.of === file ? { ...catalog, ...change } : catalog,
  );
  return { ...translations.es, catalogs } as Translation;
}

const spanish = withCatalog("content/pages/contact.yaml", { review: undefined });

/** The example practice with a sample testimonial and a translation that nobody has read. */
const content = {
  ...signedContent,
  testimonials: [{ ...testimonials[0], consentDate: undefined }, ...testimonials.slice(1)],
  translations: { es: spanish },
} as unknown as Content;

it.each(["local", "production"])(
  "no %s build shows the sheet of an operation that is not done here, nor a link to it",
  (environment) => {
    vi.stubEnv("SITE_ENV", environment);
    const operations = ["endoscopic-surgery", "balloon-sinuplasty"];
    const houseRules = { ...signedContent.houseRules, operations };
    const shown = publicContent({ ...signedContent, houseRules } as Content);
    const paths = pagesOf(shown).map(({ path }) => path);
    expect(paths).not.toContain("/recovery/ear-tubes");
    expect(paths).toContain("/recovery/endoscopic-surgery");
    expect(JSON.stringify(shown.services)).not.toContain("/recovery/ear-tubes");
  },
);

it("a production build has no sheet until a real number answers day and night, but what every operation shares", () => {
  vi.stubEnv("SITE_ENV", "production");
  const onCall = { phone: "(217) 555-0173" };
  const shown = publicContent({ ...signedContent, practice: { ...practice, onCall } } as Content);
  const paths = pagesOf(shown).flatMap(({ path, language }) =>
    language === "en" && path.startsWith("/recovery") ? path : [],
  );
  expect(paths).toEqual(["/recovery/after-any-operation", "/recovery/pain-medicine"]);
});

it.each(["local", "preview"])("a %s build shows everything", (environment) => {
  vi.stubEnv("SITE_ENV", environment);
  expect(publicContent(content)).toEqual(content);
});

it("a production build leaves out samples, and translations that nobody has read", () => {
  vi.stubEnv("SITE_ENV", "production");
  const shown = publicContent(content);
  expect(shown.testimonials).toEqual(testimonials.slice(1));
  const paths = pagesOf(shown).map(({ path }) => path);
  expect(paths).not.toContain("/es/contact-us");
  expect(paths).toContain("/es/new-patients");
});

it.each<[file: string, change: Partial<Catalog>, gone: string[]]>([
  // Nothing of the home page is missing but the services and places that it shows, and nothing of the list
  // of recoveries but two of them.
  ["content/practice.yaml", {}, ["/es", "/es/recovery"]],
  [
    "content/services/hearing-disorders.yaml",
    { review: undefined },
    [
      "/es",
      "/es/recovery",
      "/es/service/hearing-disorders",
      "/es/service/hearing-disorders/ear-tubes",
    ],
  ],
  [
    "content/services/hearing-disorders/ear-tubes.yaml",
    { review: undefined },
    ["/es", "/es/recovery", "/es/service/hearing-disorders/ear-tubes"],
  ],
  [
    "content/recoveries/ear-tubes.yaml",
    { review: undefined },
    ["/es", "/es/recovery", "/es/recovery/ear-tubes"],
  ],
  // Signs and rules, on cards and in sentences, directly or by a rule that says one.
  [
    "content/symptoms/after-an-operation.yaml",
    { review: undefined },
    [
      ...["/es", "/es/contact-us", "/es/offline", "/es/recovery", "/es/recovery/ear-tubes"],
      ...["/es/search", "/es/symptoms", "/es/symptoms/after-an-operation", "/es/symptoms/ears"],
    ],
  ],
  [
    "content/medicines.yaml",
    { review: undefined },
    ["/es", "/es/recovery", "/es/recovery/ear-tubes"],
  ],
  [
    "content/house-rules.yaml",
    { review: undefined },
    [
      ...["/es", "/es/recovery", "/es/recovery/ear-tubes"],
      ...["/es/recovery/after-any-operation", "/es/recovery/pain-medicine"],
    ],
  ],
  [
    "content/pages/new-patients.yaml",
    { missing: [{ file: "", line: 1, text: "New." }] },
    ["/es", "/es/new-patients", "/es/recovery"],
  ],
  [
    "content/navigation.yaml",
    { isBegun: false },
    pagesOf(signedContent).flatMap(({ path, language }) => (language === "es" ? path : [])),
  ],
])("in production no page exists with a translation of %s that is %j", (file, change, gone) => {
  vi.stubEnv("SITE_ENV", "production");
  const all = pagesOf(signedContent).map(({ path }) => path);
  const es = withCatalog(file, change);
  const shown = pagesOf(publicContent({ ...signedContent, translations: { es } } as Content));
  expect(all.filter((path) => shown.every((page) => page.path !== path)).sort()).toEqual(
    gone.sort(),
  );
  for (const { translated, translations: paths } of shown)
    for (const path of gone) {
      expect(translated).not.toContain(path.replace(/^\/es(?=\/)|^\/es$/, "") || "/");
      expect(Object.values(paths)).not.toContain(path);
    }
});

it.each([
  ["services", "services/hearing-disorders", "Trastornos de la audición", "Hearing Disorders"],
  [
    "topics",
    "services/hearing-disorders/ear-tubes",
    "¿Necesita mi hijo tubos en los oídos?",
    "Does my child need ear tubes?",
  ],
  ["recoveries", "recoveries/ear-tubes", "Después de los tubos en los oídos", "After ear tubes"],
] as const)(
  "in production other pages name one of the %s in English, until its translation is reviewed",
  (folder, file, spanish, english) => {
    vi.stubEnv("SITE_ENV", "production");
    const es = withCatalog(`content/${file}.yaml`, { review: undefined });
    const titles = ({ translations: { es } }: Content) => es?.[folder].map(({ title }) => title);
    expect(titles(signedContent)).toContain(spanish);
    const shown = publicContent({ ...signedContent, translations: { es } } as Content);
    expect(titles(shown)).toContain(english);
    expect(titles(shown)).not.toContain(spanish);
    expect(titles(publicContent(signedContent))).toContain(spanish);
  },
);

/** The example practice in which nobody has read some files. */
function unreadIn(isUnread: (file: string) => boolean): Content {
  const toRead = signedContent.toRead.map((one) =>
    isUnread(one.file) ? { ...one, words: one.words, review: undefined } : one,
  );
  return publicContent({ ...signedContent, toRead } as Content);
}

it("the public site leaves out symptoms that nobody has read, and with the last of them every way to them", () => {
  vi.stubEnv("SITE_ENV", "production");
  const [ears, other] = signedContent.symptoms.map(({ slug }) => slug);
  const mixed = pagesOf(unreadIn((file) => file === `content/symptoms/${ears}.yaml`));
  const all = unreadIn((file) => file.startsWith("content/symptoms/"));
  const pathsOf = (pages: typeof mixed) => pages.map(({ path }) => path);

  expect(pathsOf(mixed)).not.toContain(`/symptoms/${ears}`);
  expect(pathsOf(mixed)).toContain(`/symptoms/${other}`);
  expect(pathsOf(mixed)).toContain("/symptoms");
  expect(pathsOf(pagesOf(all)).filter((path) => path.startsWith("/symptoms"))).toEqual([]);
  const { navigation } = all;
  expect(JSON.stringify(signedContent.navigation)).toContain('"/symptoms"');
  expect(JSON.stringify(navigation)).not.toContain('"/symptoms"');
});

it("it shows signs of places that have been read, and those that care.yaml lists", () => {
  vi.stubEnv("SITE_ENV", "production");
  const listed = signedContent.practice.emergency;
  const { signs } = unreadIn((file) => file.startsWith("content/symptoms/"));
  const shown = Object.values(signs);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter(({ key }) => !listed.includes(key))).toEqual([]);
  expect(shown.filter(({ path }) => path !== undefined)).toEqual([]);
});

it("it leaves out a further physician whose page nobody has read, and never the first", () => {
  vi.stubEnv("SITE_ENV", "production");
  const { providers } = unreadIn((file) => file.startsWith("content/providers/"));
  expect(providers.map(({ slug }) => slug)).toEqual([signedContent.providers[0].slug]);
});

it("a build of the opening shows what the public will see, although nobody has read it", () => {
  vi.stubEnv("SITE_ENV", "opening");
  const opening = pagesOf(publicContent(exampleContent)).map(({ path }) => path);
  vi.stubEnv("SITE_ENV", "production");
  const signed = loadContent(signedPractice("opening"));
  expect(opening).toEqual(pagesOf(publicContent(signed)).map(({ path }) => path));
  expect(opening).toContain("/service/sinus-disorders");
  expect(opening).not.toContain("/recovery/ear-tubes");
});
