import type { ShownPicture } from "../components/picture.ts";
import { costsOf } from "../data/care-costs.ts";
import { credentialsPdfPath } from "../data/file-paths.ts";
import type { Content, Entry, Translation } from "../data/load-content.ts";
import { type PageLink, symptomsPath } from "../data/page-link.ts";
import type { PhotographSlot } from "../data/photographs.ts";
import { type ExampleList, isExample } from "../data/public-content.ts";
import { hasSamples, publicWords } from "../data/published-testimonials.ts";
import { isPreview } from "../data/site-environment.ts";
import { fillAll } from "../data/tokens.ts";
import { searchIndexPath } from "../generated/search-index.ts";
import {
  readable,
  type SearchPart,
  signParts,
  symptomParts,
  titledParts,
} from "../generated/search-parts.ts";
import { hrefIn, type Language, languages, localPath } from "../languages/languages.ts";
import type { Words } from "../languages/words.ts";
import { contentFolders } from "../schemas/content-kinds.ts";
import { type PageContent, type PageName, pageSchemas } from "../schemas/pages.ts";
import { practiceSchema } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import type { Schema } from "../schemas/schema-parts.ts";
import { searchSchema } from "../schemas/search.ts";
import { optionSchema, sectionSchema, timelineSection } from "../schemas/sections.ts";
import type { Seo } from "../schemas/seo.ts";
import { recoveriesOf, recoveryIn, type Service } from "../schemas/service.ts";
import { statementSection } from "../schemas/statement.ts";
import { type Page, type PageEntry, type RenderContext, rendered } from "./_page.ts";

/** The page with the dates of each recovery. */
const recoveryPath = "/recovery";
/** The page with a visit told to a child. */
const forChildrenPath = "/new-patients/for-children";
/** The page with what to ask a health plan. */
const costsPath = "/new-patients/costs";

/**
 * The table of pages: every page that the site answers with 200. Routes, breadcrumbs, sitemap,
 * search, link checks and tests derive from it, and the build fails when it and the built pages
 * differ. The pages of a language are those of its content, in its folder.
 */
export function pagesOf(content: Content): Page[] {
  const tables = tablesOf(content);
  return tables.flatMap((table) => table.map((entry) => complete(entry, table, tables)));
}

/** The table of each language, English first. */
function tablesOf(content: Content): PageEntry[][] {
  const own = entriesOf(content);
  const english = [...own, searchPage(content, own)];
  return [
    english,
    ...Object.values(content.translations).map((one) => translatedEntries(one, english)),
  ];
}

/** The pages in a language, and in English where it has none, with their English paths. */
export function pagesFor(content: Content, language: Language): Page[] {
  const pages = pagesOf(content);
  const own = pages.filter((page) => page.language === language);
  return pages
    .filter((page) => page.language === "en")
    .map((page) => own.find(({ translationOf }) => translationOf === page.path) ?? page);
}

/** Every page in the language of the content but its search. Paths are those of English pages. */
function entriesOf(content: Content): PageEntry[] {
  return [
    ...practicePages(content),
    ...providerPages(content),
    ...servicePages(content),
    ...symptomPages(content),
    ...patientPages(content),
    ...listingPages(content),
    ...locationPages(content),
    ...statementPages(content),
  ];
}

/** Files that every page shows. */
const shownEverywhere = ["content/practice.yaml", "content/navigation.yaml"];

/** Whether a translation has a page: its own file has a catalog, and a build may show all of it. */
function isTranslated(
  { sources: [own = "", ...others] }: PageEntry,
  { catalogs, withheld }: Translation,
): boolean {
  const isBegun = (file: string) =>
    catalogs.every(({ of, review }) => of !== file || review !== undefined);
  return (
    [...shownEverywhere, own].every(isBegun) &&
    ![...shownEverywhere, own, ...others].some((file) => withheld.includes(file))
  );
}

/** The pages of a translation. */
function translatedEntries(translation: Translation, english: readonly PageEntry[]): PageEntry[] {
  const { language } = translation;
  const stands = (entry: PageEntry) => isTranslated(entry, translation);
  const own = entriesOf(translation).filter(stands);
  const listed = english
    .filter(({ searchable }) => searchable !== false)
    .map(
      (page) => own.find(({ path }) => path === page.path) ?? { ...page, language: "en" as const },
    );
  return [...own, ...[searchPage(translation, listed)].filter(stands)].map((entry) => ({
    ...entry,
    language,
  }));
}

/**
 * The page for unknown URLs, in each language that has it. It leads to the pages of its language, and no page
 * leads to it: a host shows the one that is nearest, so /es/404 answers /es/anything.
 */
export function notFoundPagesOf(content: Content): Page[] {
  const tables = tablesOf(content);
  const translated = Object.values(content.translations).flatMap((translation) => {
    const entry = notFoundEntry(translation);
    return isTranslated(entry, translation) ? [entry] : [];
  });
  return [notFoundEntry(content), ...translated].map((entry) => {
    const table = tables.flat().filter(({ language = "en" }) => language === entry.language);
    return complete(entry, [...table, entry], tables);
  });
}

function notFoundEntry(content: Content): PageEntry {
  const page = content.pages["not-found"];
  return {
    ...pageFile("not-found", page),
    kind: "not-found",
    path: "/404",
    language: content.language,
    label: wordsOf(content).pages.notFound,
    searchable: false,
    render: rendered(
      page,
      async () => (await import("../views/NotFoundPage.tsx")).NotFoundPage,
      () => ({ indexPath: searchIndexPath(content.language), where: whereOf(content) }),
    ),
  };
}

/** Home and About. */
function practicePages(content: Content): PageEntry[] {
  const { pages, practice, providers, services, locations, testimonials } = content;
  const { insurers, affiliations } = practice;
  const [provider] = providers;
  const expertise = named(pages.about.expertise?.services ?? [], services);
  const marks = (
    list: readonly { name: string; logo?: string | undefined }[],
    { pictureOf }: RenderContext,
  ) => list.map(({ name, logo }) => ({ name, logo: logo === undefined ? logo : pictureOf(logo) }));
  return [
    {
      ...pageFile(
        "home",
        pages.home,
        ...fileOf("where", pages.where),
        "content/practice.yaml",
        "content/testimonials.yaml",
        ...files("providers", providers),
        ...files("services", services),
        ...files("locations", locations),
      ),
      kind: "home",
      path: "/",
      label: wordsOf(content).home,
      name: practice.brand,
      content: [
        readable(pageSchemas.home, pages.home),
        readable(practiceSchema, { insurers, affiliations }),
      ],
      render: rendered(
        pages.home,
        async () => (await import("../views/HomePage.tsx")).HomePage,
        (context) => ({
          where: whereOf(content),
          services,
          provider,
          portrait: shown(provider, "portrait", context),
          credentialsPdf: {
            href: credentialsPdfPath(provider.slug),
            label: pages.provider.publicationsLink,
          },
          insurers: marks(insurers, context),
          affiliations: marks(affiliations, context),
          testimonials: publicWords(testimonials).slice(0, 6),
          examples: {
            insurers: hasExamples(content, "insurers"),
            affiliations: hasExamples(content, "affiliations"),
            testimonials: hasSamples(testimonials),
          },
          locations: listedLocations(content),
        }),
      ),
    },
    {
      ...pageFile(
        "about",
        pages.about,
        ...files("providers", providers),
        ...files("services", expertise),
      ),
      kind: "about",
      path: "/about",
      label: wordsOf(content).pages.about,
      render: rendered(
        pages.about,
        async () => (await import("../views/AboutPage.tsx")).AboutPage,
        (context) => ({
          provider,
          portrait: shown(provider, "portrait", context),
          office: shown(pages.about.hero, "office", context),
          services: expertise,
        }),
      ),
    },
  ];
}

function providerPages(content: Content): PageEntry[] {
  const { pages, providers } = content;
  const list: PageEntry = {
    ...pageFile("providers", pages.providers, ...files("providers", providers)),
    kind: "collection",
    items: providers.map(({ name, slug }) => ({ label: name, path: `/providers/${slug}` })),
    path: "/providers",
    label: pages.providers.hero.title,
    render: rendered(
      pages.providers,
      async () => (await import("../views/ProvidersPage.tsx")).ProvidersPage,
      (context) => ({
        providers: providers.map((one) => ({ ...one, portrait: shown(one, "portrait", context) })),
      }),
    ),
  };
  const each = providers.map(
    (provider): PageEntry => ({
      ...entryFile("providers", provider, "content/pages/provider.yaml"),
      kind: "provider",
      provider,
      path: `/providers/${provider.slug}`,
      label: provider.name,
      parent: "/providers",
      name: provider.name,
      render: rendered(
        fillAll(pages.provider, { provider: provider.shortName }),
        async () => (await import("../views/ProviderPage.tsx")).ProviderPage,
        (context) => ({
          provider,
          portrait: shown(provider, "opening", context),
          credentialsPdf: credentialsPdfPath(provider.slug),
        }),
      ),
    }),
  );
  return [list, ...each];
}

function servicePages(content: Content): PageEntry[] {
  const { pages, services } = content;
  const list: PageEntry = {
    ...pageFile(
      "services",
      pages.services,
      ...fileOf("where", pages.where),
      ...files("services", services),
    ),
    kind: "collection",
    items: services.map(({ title, slug }) => ({ label: title, path: `/service/${slug}` })),
    path: "/services",
    label: wordsOf(content).frame.services,
    render: rendered(
      pages.services,
      async () => (await import("../views/ServicesPage.tsx")).ServicesPage,
      () => ({ services, where: whereOf(content) }),
    ),
  };
  const each = services.map(
    (service): PageEntry => ({
      ...entryFile("services", service, "content/pages/service.yaml"),
      content: [
        readable(contentFolders.services.schema, {
          ...service,
          sections: undefined,
          emergency: undefined,
        }),
      ],
      parts: [
        ...signParts("call-911", service.emergency),
        // A recovery is found on the page where patients choose theirs.
        ...titledParts(
          sectionSchema,
          service.sections.filter(
            (section) => pages.recovery === undefined || !("warnings" in section),
          ),
        ),
      ],
      kind: "service",
      service,
      path: `/service/${service.slug}`,
      label: service.title,
      parent: "/services",
      name: service.title,
      render: rendered(
        pages.service,
        async () => (await import("../views/ServicePage.tsx")).ServicePage,
        (context) => ({
          service,
          symptomsPath: hasSymptoms(content) ? symptomsPath : undefined,
          recovery: recoveryIn(service.sections),
          recoveryPath: pages.recovery && recoveryPath,
          costsPath: pages.costs && costsPath,
          reviewer: reviewerOf(service, content, context),
          preview: isPreview(),
        }),
      ),
    }),
  );
  return [list, ...each];
}

/** Find your symptom: all of them, and those of each place of the body. None while nobody has written any. */
function symptomPages(content: Content): PageEntry[] {
  const { symptoms } = content;
  const { where, symptoms: page } = content.pages;
  if (!hasSymptoms(content) || where === undefined || page === undefined) return [];
  const all = symptoms.map((place) => ({ ...place, path: `${symptomsPath}/${place.slug}` }));
  const list: PageEntry = {
    ...pageFile("symptoms", page, ...fileOf("where", where), ...files("symptoms", symptoms)),
    kind: "guide",
    path: symptomsPath,
    label: page.hero.title,
    render: rendered(
      page,
      async () => (await import("../views/SymptomsPage.tsx")).SymptomsPage,
      () => ({
        places: placesOf(where.places, symptoms),
        all: all.map(({ title, path, symptoms: own }) => ({
          label: title,
          path,
          symptoms: own.map(({ id, name }) => ({ name, path: `${path}#${id}` })),
        })),
      }),
    ),
  };
  const each = all.map(
    ({ path, ...place }): PageEntry => ({
      ...entryFile("symptoms", place, "content/pages/symptoms.yaml"),
      content: [readable(contentFolders.symptoms.schema, { ...place, symptoms: undefined })],
      parts: symptomParts(place.symptoms),
      kind: "guide",
      path,
      label: place.title,
      parent: symptomsPath,
      name: place.seo.title,
      render: rendered(
        page,
        async () => (await import("../views/PlacePage.tsx")).PlacePage,
        (context) => ({
          place,
          back: symptomsPath,
          onward: servicesFor(place.slug, content),
          reviewer: reviewerOf(place, content, context),
          preview: isPreview(),
        }),
      ),
    }),
  );
  return [list, ...each];
}

/** Whether the site has advice on symptoms: production has none that no physician has reviewed. */
function hasSymptoms({ symptoms }: Content): boolean {
  return symptoms.length > 0;
}

/** Where is the trouble?, with the way to all symptoms; undefined where the practice goes without it. */
function whereOf(content: Content) {
  if (content.pages.where === undefined) return undefined;
  const { symptoms: label, ...where } = content.pages.where;
  return {
    ...where,
    places: placesOf(where.places, content.symptoms),
    symptoms: hasSymptoms(content) ? { label, path: symptomsPath } : undefined,
  };
}

type Places = PageContent<"where">["places"];

/** The places of the drawing, each leading to its symptoms where the site has them. */
function placesOf(places: Places, symptoms: Content["symptoms"]): Places {
  const entries = Object.entries(places).map(([slug, place]) => [
    slug,
    symptoms.some((one) => one.slug === slug)
      ? { name: place.name, text: place.text, path: `${symptomsPath}/${slug}` }
      : place,
  ]);
  return Object.fromEntries(entries) as Places;
}

/** The services for a place of the drawing, each at the part that speaks of it. */
function servicesFor(place: string, { pages, services }: Content): PageLink[] {
  const { path, also } = pages.where?.places[place as keyof Places] ?? {};
  return [path, also?.path].flatMap((to) =>
    services
      .filter(({ slug }) => to?.split("#")[0] === `/service/${slug}`)
      .map(({ title }) => ({ label: title, path: to ?? "" })),
  );
}

/** The page and the portrait of the physician who reviewed an entry, where the site has them. */
function reviewerOf(
  { review }: Pick<Service, "review">,
  { providers }: Content,
  context: RenderContext,
) {
  if (review.status !== "reviewed") return undefined;
  const reviewer = providers.find(({ name }) => name === review.reviewer);
  return (
    reviewer && {
      path: `/providers/${reviewer.slug}`,
      portrait: shown(reviewer, "face", context),
    }
  );
}

/** Contact, and pages for patients and for the doctors who send them. */
function patientPages(content: Content): PageEntry[] {
  const { pages, practice, services } = content;
  const newPatients = pages["new-patients"];
  const visitPack = pages["visit-pack"];
  const { recovery, referrals } = pages;
  const { phone, fax, address, otherOffices, parking, phoneHelp } = practice;
  const recoveries = services.flatMap(recoveriesOf);
  const visitPackPath = "/new-patients/visit-pack";
  const above: PageLink =
    newPatients === undefined
      ? { label: wordsOf(content).frame.contact, path: "/contact-us" }
      : { label: newPatients.hero.title, path: "/new-patients" };
  return [
    {
      ...pageFile("contact", pages.contact, "content/practice.yaml"),
      kind: "contact",
      content: [
        readable(pageSchemas.contact, pages.contact),
        readable(practiceSchema, { phone, fax, address, otherOffices, parking }),
      ],
      parts: [
        ...whenToCall(content),
        ...signParts("emergency", practice.emergency),
        {
          id: "phone-help",
          title: phoneHelp.title,
          content: [readable(practiceSchema, { phoneHelp: { ways: phoneHelp.ways } })],
        },
      ],
      path: "/contact-us",
      label: wordsOf(content).frame.contact,
      render: rendered(
        pages.contact,
        async () => (await import("../views/ContactPage.tsx")).ContactPage,
      ),
    },
    ...ifThere(newPatients, (page) => ({
      ...pageFile("new-patients", page),
      ...sectionsApart(pageSchemas["new-patients"], sectionSchema, page),
      ...above,
      kind: "guide",
      render: rendered(
        page,
        async () => (await import("../views/NewPatientsPage.tsx")).NewPatientsPage,
        () => ({ visitPack: visitPackPath }),
      ),
    })),
    ...ifThere(visitPack, (page) => ({
      ...pageFile("visit-pack", page),
      kind: "guide",
      path: visitPackPath,
      label: page.hero.title,
      parent: above.path,
      render: rendered(
        page,
        async () => (await import("../views/VisitPackPage.tsx")).VisitPackPage,
        () => ({ back: above }),
      ),
    })),
    ...ifThere(pages["for-children"], (page) => ({
      ...pageFile("for-children", page),
      kind: "guide",
      path: forChildrenPath,
      label: page.hero.title,
      parent: above.path,
      render: rendered(
        page,
        async () => (await import("../views/ForChildrenPage.tsx")).ForChildrenPage,
      ),
    })),
    ...ifThere(pages.costs, (page) => ({
      ...pageFile("costs", page, ...files("services", services)),
      content: [
        readable(pageSchemas.costs, page),
        ...costsOf(content).flatMap(({ treatments }) =>
          treatments.map(({ name }) => readable(optionSchema, { name })),
        ),
      ],
      kind: "guide",
      path: costsPath,
      label: page.hero.title,
      parent: above.path,
      render: rendered(
        page,
        async () => (await import("../views/CostsPage.tsx")).CostsPage,
        () => ({ services: costsOf(content) }),
      ),
    })),
    ...ifThere(recovery, (page) => ({
      ...pageFile("recovery", page, ...files("services", services)),
      parts: titledParts(timelineSection, recoveries),
      kind: "guide",
      path: recoveryPath,
      label: page.hero.title,
      parent: above.path,
      render: rendered(
        page,
        async () => (await import("../views/RecoveryPage.tsx")).RecoveryPage,
        () => ({ recoveries }),
      ),
    })),
    ...ifThere(referrals, (page) => ({
      ...pageFile("referrals", page),
      ...sectionsApart(pageSchemas.referrals, sectionSchema, page),
      kind: "guide",
      path: "/referrals",
      label: page.hero.title,
      render: rendered(
        page,
        async () => (await import("../views/ReferralsPage.tsx")).ReferralsPage,
      ),
    })),
  ];
}

/** Testimonials and Locations. */
function listingPages(content: Content): PageEntry[] {
  const { pages, testimonials, locations } = content;
  const listed = listedLocations(content);
  return [
    ...ifThere(pages.testimonials, (page) => ({
      ...pageFile("testimonials", page, "content/testimonials.yaml"),
      kind: "collection",
      items: [],
      path: "/testimonials",
      label: wordsOf(content).testimonials.title,
      render: rendered(
        page,
        async () => (await import("../views/TestimonialsPage.tsx")).TestimonialsPage,
        () => ({ testimonials: publicWords(testimonials), examples: hasSamples(testimonials) }),
      ),
    })),
    ...ifThere(pages.locations, (page) => ({
      ...pageFile("locations", page, ...files("locations", locations)),
      kind: "collection",
      items: listed.map(({ name, slug }) => ({ label: name, path: `/locations/${slug}` })),
      path: "/locations",
      label: wordsOf(content).pages.locations,
      render: rendered(
        page,
        async () => (await import("../views/LocationsPage.tsx")).LocationsPage,
        () => ({ locations: listed }),
      ),
    })),
  ];
}

/** @param pages all others, which it lists; any of another language than its own says so */
function searchPage(content: Content, pages: readonly PageEntry[]): PageEntry {
  const listed = pages.map(({ kind, name, path, language }) => ({ kind, name, path, language }));
  return {
    ...pageFile("search", content.pages.search),
    kind: "collection",
    items: listed.map(({ name, path }) => ({ label: name, path })),
    path: "/search",
    label: wordsOf(content).frame.search,
    searchable: false,
    render: rendered(
      content.pages.search,
      async () => (await import("../views/SearchPage.tsx")).SearchPage,
      () => ({
        indexPath: searchIndexPath(content.language),
        remarks: content.search.answers,
        lists: {
          services: listed.filter(({ kind }) => kind === "service"),
          locations: listed.filter(({ kind }) => kind === "location"),
          pages: listed.filter(({ kind }) => kind !== "service" && kind !== "location"),
        },
      }),
    ),
  };
}

function locationPages(content: Content): PageEntry[] {
  const { pages, providers, services, locations } = content;
  const [provider] = providers;
  const page = pages.location;
  if (page === undefined) return [];
  return locations.map((location) => ({
    ...entryFile("locations", location, "content/pages/location.yaml"),
    kind: "location",
    location,
    path: `/locations/${location.slug}`,
    label: location.name,
    parent: "/locations",
    name: location.name,
    render: rendered(
      fillAll(page, { neighborhood: location.name }),
      async () => (await import("../views/LocationPage.tsx")).LocationPage,
      (context) => ({
        location,
        provider,
        portrait: shown(provider, "portrait", context),
        services: named(location.services, services),
      }),
    ),
  }));
}

function statementPages(content: Content): PageEntry[] {
  return content.legal.map((statement) => ({
    kind: "statement",
    path: `/${statement.slug}`,
    label: statement.shortTitle,
    name: statement.template
      ? `${statement.title} ${wordsOf(content).unfinishedTemplate}`
      : statement.title,
    seo: statement.seo,
    sources: [`content/legal/${statement.slug}.md`],
    ...sectionsApart(contentFolders.legal.schema, statementSection, statement),
    render: rendered(
      statement,
      async () => (await import("../views/StatementPage.tsx")).StatementPage,
    ),
  }));
}

/** The photograph for a place, or the drawing where there is none; each with its own words. */
function shown(
  { image, photograph }: Pick<Provider, "image" | "photograph">,
  slot: PhotographSlot,
  { pictureOf, photographOf }: RenderContext,
): ShownPicture {
  return photograph === undefined
    ? { ...pictureOf(image.file), alt: image.alt }
    : photographOf(photograph, slot);
}

/** Whether a list that is shown holds examples. */
function hasExamples(content: Content, list: ExampleList): boolean {
  return content.practice[list].some((_, index) => isExample(content, list, index));
}

/** What an entry has from its file in content/pages/. */
function pageFile(file: PageName, page: { seo: Seo }, ...more: readonly string[]) {
  return {
    name: page.seo.title,
    seo: page.seo,
    sources: [...fileOf(file, page), ...more],
    content: [readable(pageSchemas[file], page)],
  };
}

/** What the search finds for words such as "emergency": the signs of the whole practice. */
function whenToCall({ search: { emergency } }: Content): SearchPart[] {
  if (emergency === undefined) return [];
  const { title, words } = emergency;
  const content = [readable(searchSchema, { emergency: { words } })];
  return [{ id: "emergency", title, answer: "call-911", content }];
}

/** The text of a page for the search, and each of its sections by itself. */
function sectionsApart(
  schema: Schema,
  section: Schema,
  page: { sections: Parameters<typeof titledParts>[1] },
) {
  return {
    content: [readable(schema, { ...page, sections: undefined })],
    parts: titledParts(section, page.sections),
  };
}

/** The file of a page; none when the practice goes without it. */
function fileOf(file: PageName, page: object | undefined): string[] {
  return page === undefined ? [] : [`content/pages/${file}.yaml`];
}

/** The entry of a page that a practice may go without. */
function ifThere<T>(page: T | undefined, entry: (page: T) => PageEntry): PageEntry[] {
  return page === undefined ? [] : [entry(page)];
}

type Folder = "providers" | "services" | "symptoms" | "locations";

/** What an entry has from its own file in a folder of content. */
function entryFile(folder: Folder, entry: Entry<{ seo: Seo }>, template: string) {
  return {
    seo: entry.seo,
    sources: [...files(folder, [entry]), template],
    content: [readable(contentFolders[folder].schema, entry)],
  };
}

function files(folder: Folder, entries: readonly { slug: string }[]): string[] {
  return entries.map(({ slug }) => `content/${folder}/${slug}.yaml`);
}

/** The entries with these slugs, in the order of the slugs. */
function named<T>(slugs: readonly string[], entries: readonly Entry<T>[]): Entry<T>[] {
  return slugs.flatMap((slug) => entries.filter((entry) => entry.slug === slug));
}

/** Locations that have a card. */
function listedLocations({ locations }: Content) {
  return locations.filter(({ listed }) => listed);
}

function wordsOf({ language }: Content) {
  return languages[language];
}

/**
 * An entry with what follows from the others.
 *
 * @param table the pages in its language
 * @param tables those in every language, English first
 */
function complete(
  entry: PageEntry,
  table: readonly PageEntry[],
  tables: readonly (readonly PageEntry[])[],
): Page {
  const { path, language = "en" } = entry;
  const here = new Set(language === "en" ? [] : table.map((one) => one.path));
  const local = <T extends PageLink>(link: T): T => ({
    ...link,
    path: hrefIn(language, here, link.path),
  });
  const standing = tables.flatMap((one) => one.find((other) => other.path === path) ?? []);
  return {
    ...entry,
    ...(entry.kind === "collection" && { items: entry.items.map(local) }),
    path: hrefIn(language, here, path),
    translationOf: language === "en" ? undefined : path,
    language,
    here,
    trail: trailTo(entry, languages[language], [...table, ...(tables[0] ?? [])]).map((link) =>
      language === "en" || link.path === "/" || here.has(link.path)
        ? local(link)
        : { ...link, language: "en" },
    ),
    translations:
      standing.length < 2
        ? {}
        : Object.fromEntries(
            standing.map(({ language: tag = "en" }) => [tag, localPath(tag, path)]),
          ),
  };
}

/** @param others where a language lacks the page above, the English one */
function trailTo(
  { path, label, parent }: PageEntry,
  words: Words,
  others: readonly PageEntry[],
): PageLink[] {
  if (path === "/") return [];
  const own = { label, path };
  if (parent === undefined) return [{ label: words.home, path: "/" }, own];
  const above = others.find((one) => one.path === parent);
  if (above === undefined)
    throw new Error(`${path} names the parent ${parent}, which is not in the table of pages.`);
  return [...trailTo(above, words, others), own];
}
