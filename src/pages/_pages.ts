import { credentialsPdfPath } from "../data/file-paths.ts";
import { hoursInWords } from "../data/hours.ts";
import type { Content, Entry } from "../data/load-content.ts";
import type { PageLink } from "../data/page-link.ts";
import { practiceOf } from "../data/practice.ts";
import { publicWords } from "../data/published-testimonials.ts";
import { isPreview } from "../data/site-environment.ts";
import { fillAll } from "../data/tokens.ts";
import { makeSearchIndex, searchIndexPath } from "../generated/search-index.ts";
import { type Language, languages, translationLanguages } from "../languages/languages.ts";
import type { PageName, Translation, TranslationName } from "../schemas/pages.ts";
import type { Seo } from "../schemas/seo.ts";
import { recoveryIn } from "../schemas/service.ts";
import { type Page, type PageEntry, type RenderContext, rendered } from "./_page.ts";

/**
 * The table of pages: every page that the site answers with 200. Routes, breadcrumbs, sitemap,
 * search, link checks and tests derive from it, and the build fails when it and the built pages
 * differ.
 */
export function pagesOf(content: Content): Page[] {
  const entries = [
    ...practicePages(content),
    ...providerPages(content),
    ...servicePages(content),
    ...patientPages(content),
    ...translatedPages(content),
    ...listingPages(content),
    ...locationPages(content),
    ...statementPages(content),
  ];
  const pages = entries.map((entry) => complete(entry, entries));
  return [...pages, complete(searchPage(content, pages), entries)];
}

/** The page for unknown URLs. */
export function notFoundPageOf(content: Content): Page {
  const pages = pagesOf(content);
  const entry: PageEntry = {
    ...pageFile(content, "not-found"),
    kind: "not-found",
    path: "/404",
    label: "Page not found",
    parent: "/",
    searchable: false,
    render: rendered(
      async () => (await import("../views/NotFoundPage.tsx")).NotFoundPage,
      ({ trail }) => ({
        page: content.pages["not-found"],
        trail,
        practice: practiceOf(content.practice),
        indexPath: searchIndexPath(makeSearchIndex(pages, content.search.pages)),
      }),
    ),
  };
  return complete(entry, pages);
}

/** Home and About. */
function practicePages(content: Content): PageEntry[] {
  const { pages, providers, services, testimonials } = content;
  const [provider] = providers;
  const practice = practiceOf(content.practice);
  const expertise = named(pages.about.expertise.services, services);
  const marks = (
    list: readonly { name: string; logo?: string | undefined }[],
    { pictureOf }: RenderContext,
  ) => list.map(({ name, logo }) => ({ name, logo: logo === undefined ? logo : pictureOf(logo) }));
  return [
    {
      ...pageFile(
        content,
        "home",
        "content/practice.yaml",
        "content/testimonials.yaml",
        ...files("providers", providers),
        ...files("services", services),
        ...files("locations", content.locations),
      ),
      kind: "home",
      path: "/",
      label: languages.en.home,
      name: practice.brand,
      content: {
        ...pages.home,
        insurers: practice.insurers,
        affiliations: practice.affiliations,
      },
      render: rendered(
        async () => (await import("../views/HomePage.tsx")).HomePage,
        (context) => ({
          page: pages.home,
          practice,
          services,
          provider,
          portrait: context.pictureOf(provider.image.file),
          credentialsPdf: {
            href: credentialsPdfPath(provider.slug),
            label: pages.provider.publicationsLink,
          },
          insurers: marks(practice.insurers, context),
          affiliations: marks(practice.affiliations, context),
          testimonials: publicWords(testimonials).slice(0, 6),
          locations: listedLocations(content),
        }),
      ),
    },
    {
      ...pageFile(
        content,
        "about",
        ...files("providers", providers),
        ...files("services", expertise),
      ),
      kind: "about",
      path: "/about",
      label: "About",
      parent: "/",
      render: rendered(
        async () => (await import("../views/AboutPage.tsx")).AboutPage,
        ({ trail, pictureOf }) => ({
          page: pages.about,
          trail,
          practice,
          provider,
          portrait: pictureOf(provider.image.file),
          services: expertise,
        }),
      ),
    },
  ];
}

function providerPages(content: Content): PageEntry[] {
  const { pages, providers } = content;
  const practice = practiceOf(content.practice);
  const list: PageEntry = {
    ...pageFile(content, "providers", ...files("providers", providers)),
    kind: "collection",
    items: providers.map(({ name, slug }) => ({ label: name, path: `/providers/${slug}` })),
    path: "/providers",
    label: pages.providers.hero.title,
    parent: "/",
    render: rendered(
      async () => (await import("../views/ProvidersPage.tsx")).ProvidersPage,
      ({ trail, pictureOf }) => ({
        page: pages.providers,
        trail,
        practice,
        providers: providers.map((one) => ({ ...one, portrait: pictureOf(one.image.file) })),
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
        async () => (await import("../views/ProviderPage.tsx")).ProviderPage,
        ({ pictureOf }) => ({
          page: fillAll(pages.provider, { provider: provider.shortName }),
          practice,
          provider,
          portrait: pictureOf(provider.image.file),
          credentialsPdf: credentialsPdfPath(provider.slug),
        }),
      ),
    }),
  );
  return [list, ...each];
}

function servicePages(content: Content): PageEntry[] {
  const { pages, services } = content;
  const practice = practiceOf(content.practice);
  const list: PageEntry = {
    ...pageFile(content, "services", ...files("services", services)),
    kind: "collection",
    items: services.map(({ title, slug }) => ({ label: title, path: `/service/${slug}` })),
    path: "/services",
    label: "Services",
    parent: "/",
    render: rendered(
      async () => (await import("../views/ServicesPage.tsx")).ServicesPage,
      ({ trail }) => ({ page: pages.services, trail, practice, services }),
    ),
  };
  const each = services.map(
    (service): PageEntry => ({
      ...entryFile("services", service, "content/pages/service.yaml"),
      kind: "service",
      service,
      path: `/service/${service.slug}`,
      label: service.title,
      parent: "/services",
      name: service.title,
      render: rendered(
        async () => (await import("../views/ServicePage.tsx")).ServicePage,
        ({ trail }) => ({
          page: pages.service,
          trail,
          practice,
          service,
          recovery: recoveryIn(service.sections),
          preview: isPreview(),
        }),
      ),
    }),
  );
  return [list, ...each];
}

/** Contact, and pages for patients and for the doctors who send them. */
function patientPages(content: Content): PageEntry[] {
  const { pages } = content;
  const practice = practiceOf(content.practice);
  const newPatients: PageLink = { label: pages["new-patients"].hero.title, path: "/new-patients" };
  const visitPack = "/new-patients/visit-pack";
  return [
    {
      ...pageFile(content, "contact", "content/practice.yaml"),
      kind: "contact",
      content: {
        ...pages.contact,
        keywords: [practice.phone, practice.fax],
        address: practice.address,
        parking: practice.parking,
      },
      path: "/contact-us",
      label: "Contact",
      parent: "/",
      render: rendered(
        async () => (await import("../views/ContactPage.tsx")).ContactPage,
        ({ trail, translations }) => ({ page: pages.contact, trail, translations, practice }),
      ),
    },
    {
      ...pageFile(content, "new-patients"),
      ...newPatients,
      kind: "guide",
      parent: "/",
      render: rendered(
        async () => (await import("../views/NewPatientsPage.tsx")).NewPatientsPage,
        ({ trail, translations }) => ({
          page: pages["new-patients"],
          trail,
          translations,
          practice,
          visitPack,
        }),
      ),
    },
    {
      ...pageFile(content, "visit-pack"),
      kind: "guide",
      path: visitPack,
      label: pages["visit-pack"].hero.title,
      parent: newPatients.path,
      render: rendered(
        async () => (await import("../views/VisitPackPage.tsx")).VisitPackPage,
        ({ trail }) => ({ page: pages["visit-pack"], trail, back: newPatients }),
      ),
    },
    {
      ...pageFile(content, "referrals"),
      kind: "guide",
      path: "/referrals",
      label: pages.referrals.hero.title,
      parent: "/",
      render: rendered(
        async () => (await import("../views/ReferralsPage.tsx")).ReferralsPage,
        ({ trail }) => ({ page: pages.referrals, trail, practice }),
      ),
    },
  ];
}

/** The pages in other languages than English. */
function translatedPages(content: Content): PageEntry[] {
  return translationLanguages.flatMap((language) => {
    const { contact, "new-patients": newPatients } = content.translations[language];
    const view = async () => (await import("../views/TranslatedPage.tsx")).TranslatedPage;
    const practice = practiceOf(content.practice);
    const entry = (name: TranslationName, page: Translation) => ({
      path: page.path,
      language,
      label: page.hero.title,
      name: page.seo.title,
      searchable: true,
      seo: page.seo,
      content: page,
      sources: [`content/${language}/pages/${name}.yaml`],
    });
    const contactEntry = contact && {
      ...entry("contact", contact),
      kind: "contact" as const,
      translationOf: "/contact-us",
      parent: "/",
      sources: [...entry("contact", contact).sources, "content/practice.yaml"],
      render: rendered(view, ({ trail, translations }) => ({
        page: contact,
        trail,
        translations,
        practice,
        office: {
          title: contact.office.title,
          hours: hoursInWords(content.practice, language).contact,
          firstVisit: newPatients && { label: contact.firstVisit, path: newPatients.path },
        },
      })),
    };
    const newPatientsEntry = newPatients && {
      ...entry("new-patients", newPatients),
      kind: "guide" as const,
      translationOf: "/new-patients",
      parent: contact?.path ?? "/",
      render: rendered(view, ({ trail, translations }) => ({
        page: newPatients,
        trail,
        translations,
        practice,
      })),
    };
    return [contactEntry, newPatientsEntry].filter((page) => page !== undefined);
  });
}

/** Testimonials and Locations. */
function listingPages(content: Content): PageEntry[] {
  const { pages, testimonials } = content;
  const practice = practiceOf(content.practice);
  const listed = listedLocations(content);
  return [
    {
      ...pageFile(content, "testimonials", "content/testimonials.yaml"),
      kind: "collection",
      items: [],
      path: "/testimonials",
      label: "Testimonials",
      parent: "/",
      render: rendered(
        async () => (await import("../views/TestimonialsPage.tsx")).TestimonialsPage,
        ({ trail }) => ({
          page: pages.testimonials,
          trail,
          practice,
          testimonials: publicWords(testimonials),
        }),
      ),
    },
    {
      ...pageFile(content, "locations", ...files("locations", content.locations)),
      kind: "collection",
      items: listed.map(({ name, slug }) => ({ label: name, path: `/locations/${slug}` })),
      path: "/locations",
      label: "Locations",
      parent: "/",
      render: rendered(
        async () => (await import("../views/LocationsPage.tsx")).LocationsPage,
        ({ trail }) => ({ page: pages.locations, trail, practice, locations: listed }),
      ),
    },
  ];
}

/** @param pages all others, which it lists */
function searchPage(content: Content, pages: readonly Page[]): PageEntry {
  const listed = pages.map(({ kind, name, path, language }) => ({
    kind,
    name,
    path,
    language: language === "en" ? undefined : language,
  }));
  return {
    ...pageFile(content, "search"),
    kind: "collection",
    items: listed.map(({ name, path }) => ({ label: name, path })),
    path: "/search",
    label: "Search",
    parent: "/",
    searchable: false,
    render: rendered(
      async () => (await import("../views/SearchPage.tsx")).SearchPage,
      ({ trail }) => ({
        page: content.pages.search,
        trail,
        practice: practiceOf(content.practice),
        indexPath: searchIndexPath(makeSearchIndex(pages, content.search.pages)),
        answers: [
          ...content.search.emergency.map((one) => ({
            ...one,
            ...content.practice.emergency,
            urgent: true,
          })),
          ...content.search.answers,
        ],
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
  const { pages, providers, services } = content;
  const [provider] = providers;
  return content.locations.map((location) => ({
    ...entryFile("locations", location, "content/pages/location.yaml"),
    kind: "location",
    location,
    path: `/locations/${location.slug}`,
    label: location.name,
    parent: "/locations",
    name: location.name,
    render: rendered(
      async () => (await import("../views/LocationPage.tsx")).LocationPage,
      ({ trail, pictureOf }) => ({
        page: fillAll(pages.location, { neighborhood: location.name }),
        trail,
        practice: practiceOf(content.practice),
        location,
        provider,
        portrait: pictureOf(provider.image.file),
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
    parent: "/",
    name: statement.title,
    searchable: true,
    seo: statement.seo,
    sources: [`content/legal/${statement.slug}.md`],
    content: statement,
    render: rendered(
      async () => (await import("../views/StatementPage.tsx")).StatementPage,
      ({ trail }) => ({ trail, statement }),
    ),
  }));
}

/** What an entry has from its file in content/pages/. */
function pageFile(
  content: Content,
  file: Exclude<PageName, "service" | "provider" | "location">,
  ...more: readonly string[]
) {
  const own: { seo: Seo } = content.pages[file];
  return {
    name: own.seo.title,
    searchable: true,
    seo: own.seo,
    sources: [`content/pages/${file}.yaml`, ...more],
    content: own,
  };
}

type Folder = "providers" | "services" | "locations";

/** What an entry has from its own file in a folder of content. */
function entryFile(folder: Folder, entry: Entry<{ seo: Seo }>, template: string) {
  return {
    searchable: true,
    seo: entry.seo,
    sources: [...files(folder, [entry]), template],
    content: entry,
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

/** An entry with what follows from the others. */
function complete(entry: PageEntry, others: readonly PageEntry[]): Page {
  const language = entry.language ?? "en";
  return {
    ...entry,
    language,
    trail: trailTo(entry, language, others),
    translations: translationsOf(entry, others),
  };
}

function trailTo(
  { path, label, parent }: PageEntry,
  language: Language,
  others: readonly PageEntry[],
): PageLink[] {
  if (parent === undefined) return [];
  const own = { label, path };
  if (parent === "/") return [{ label: languages[language].home, path: "/" }, own];
  const above = others.find((one) => one.path === parent);
  if (above === undefined)
    throw new Error(`${path} names the parent ${parent}, which is not in the table of pages.`);
  return [...trailTo(above, language, others), own];
}

function translationsOf(
  { path, translationOf = path }: PageEntry,
  others: readonly PageEntry[],
): Page["translations"] {
  const translated = others.filter((one) => one.translationOf === translationOf);
  if (translated.length === 0) return {};
  return Object.fromEntries([
    ["en", translationOf],
    ...translated.map((one) => [one.language, one.path]),
  ]);
}
