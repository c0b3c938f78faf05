import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  DiagnosticProcedure,
  IndividualPhysician,
  ItemList,
  MedicalClinicLeaf,
  MedicalOrganizationLeaf,
  MedicalProcedureLeaf,
  MedicalProcedureType,
  MedicalSpecialty,
  MedicalWebPage,
  MergeLeafTypes,
  OpeningHoursSpecification,
  PostalAddress,
  ProfilePage,
  SurgicalProcedure,
  TherapeuticProcedure,
  WebPageLeaf,
  WebSite,
} from "schema-dts";
import { daysOf, hoursRowsFor, twentyFourHour } from "../data/hours.ts";
import type { Content, Entry } from "../data/load-content.ts";
import type { PageLink } from "../data/page-link.ts";
import { practiceOf } from "../data/practice.ts";
import { dialed } from "../data/telephone.ts";
import { languages } from "../languages/languages.ts";
import type { Page } from "../pages/_page.ts";
import type { PracticeContent } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import type { Service } from "../schemas/service.ts";
import { absoluteUrl, shareImageFile, titleOf } from "./metadata.ts";

/**
 * The practice has two types: it is an organization, and a place that keeps hours. Only a type
 * that is also a Place may carry openingHoursSpecification. https://schema.org/MedicalClinic
 */
type MedicalPractice = MergeLeafTypes<[MedicalOrganizationLeaf, MedicalClinicLeaf]>;
type Procedure =
  | MedicalProcedureLeaf
  | SurgicalProcedure
  | TherapeuticProcedure
  | DiagnosticProcedure;
type WebPageNode =
  | WebPageLeaf
  | AboutPage
  | CollectionPage
  | ContactPage
  | MedicalWebPage
  | ProfilePage;

/** What the graph states besides the page itself. */
type Facts = Pick<Content, "practice" | "providers" | "services">;

/** Everything that a page states in schema.org's vocabulary, as one linked graph. */
export interface Graph {
  "@context": "https://schema.org";
  "@graph": readonly (
    | MedicalPractice
    | IndividualPhysician
    | WebSite
    | WebPageNode
    | BreadcrumbList
    | Procedure
  )[];
}

/** The fields of medicine that the practice works in. https://schema.org/MedicalSpecialty */
function specialtiesOf({ specialties }: PracticeContent) {
  return specialties.map(
    (name) => `https://schema.org/${name}` as const,
  ) satisfies MedicalSpecialty[];
}

/** Stable ids of what several pages mention. */
function idsOf(practice: PracticeContent) {
  return {
    practice: absoluteUrl(practice, "/#practice"),
    website: absoluteUrl(practice, "/#website"),
    physician: ({ slug }: { slug: string }) =>
      absoluteUrl(practice, `/providers/${slug}#physician`),
    service: ({ slug }: { slug: string }) => absoluteUrl(practice, `/service/${slug}#service`),
    page: (path: string) => absoluteUrl(practice, `${path}#webpage`),
    breadcrumb: (path: string) => absoluteUrl(practice, `${path}#breadcrumb`),
  };
}

type Ids = ReturnType<typeof idsOf>;

/**
 * The structured data of a page. Says nothing that the site does not say in words, and holds no
 * Review or AggregateRating: a practice may not mark up reviews of itself
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 *
 * @param modified when the page's content last changed, in ISO 8601; left out when that is not known
 */
export function graphOf(page: Page, content: Facts, modified?: string): Graph {
  const { practice, providers } = content;
  const ids = idsOf(practice);
  return {
    "@context": "https://schema.org",
    "@graph": [
      practiceNode(page, content, ids),
      ...providers.map((provider) => physicianNode(page, content, provider, ids)),
      websiteNode(practice, ids),
      webPageNode(page, content, ids, modified),
      ...(page.trail.length === 0 ? [] : [breadcrumbNode(practice, page, ids)]),
      ...(page.kind === "service" ? [serviceNode(practice, page.service, ids)] : []),
    ],
  };
}

/** The graph as the text of a <script type="application/ld+json">; no "<" can end the element. */
export function toJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** Pages about the practice as a whole; others state what identifies it and how to reach it. */
const ofPractice: readonly Page["kind"][] = ["home", "about", "contact"];

/** Pages that present all services. The page of a service speaks of that one alone. */
const ofServices: readonly Page["kind"][] = ["about", "collection", "provider"];

function practiceNode(page: Page, { practice, services }: Facts, ids: Ids): MedicalPractice {
  const { kind } = page;
  return {
    "@type": ["MedicalOrganization", "MedicalClinic"],
    "@id": ids.practice,
    name: practice.brand,
    url: absoluteUrl(practice, "/"),
    image: absoluteUrl(practice, shareImageFile.path),
    telephone: dialed(practice.phone),
    address: postalAddress(practice),
    openingHoursSpecification: openingHours(practice),
    medicalSpecialty: specialtiesOf(practice),
    ...(ofPractice.includes(kind) ? practiceDetails(practice) : {}),
    ...(page.kind === "service"
      ? { availableService: [{ "@id": ids.service(page.service) }] }
      : {}),
    ...(ofServices.includes(kind)
      ? { availableService: services.map((service) => procedure(practice, service, ids)) }
      : {}),
    sameAs: practiceOf(practice)
      .social.map(({ url }) => url)
      .filter((url) => url !== ""),
  };
}

function practiceDetails(
  practice: PracticeContent,
): Pick<MedicalClinicLeaf, "faxNumber" | "geo" | "description" | "logo" | "hasMap" | "areaServed"> {
  const { latitude, longitude } = practice.geo;
  return {
    faxNumber: dialed(practice.fax),
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    description: practice.about,
    logo: absoluteUrl(practice, "/icon-512.png"),
    hasMap: practiceOf(practice).directionsUrl,
    areaServed: practice.areaServed,
  };
}

/**
 * schema.org has no property by which a procedure names who performs it; the physician names the
 * procedures instead, in availableService. The rest stands on the physician's own page.
 */
function physicianNode(
  page: Page,
  { practice, services: all }: Facts,
  provider: Entry<Provider>,
  ids: Ids,
): IndividualPhysician {
  const services = page.kind === "service" ? [page.service] : all;
  const own = page.kind === "provider" && page.provider.slug === provider.slug;
  return {
    "@type": "IndividualPhysician",
    "@id": ids.physician(provider),
    name: provider.name,
    url: absoluteUrl(practice, `/providers/${provider.slug}`),
    medicalSpecialty: specialtiesOf(practice),
    practicesAt: { "@id": ids.practice },
    ...(own || page.kind === "service"
      ? { availableService: services.map((service) => ({ "@id": ids.service(service) })) }
      : {}),
    ...(own
      ? {
          telephone: dialed(practice.phone),
          address: postalAddress(practice),
          description: provider.summary,
          disambiguatingDescription: provider.title,
          hasCredential: provider.boards.map((name) => ({
            "@type": "EducationalOccupationalCredential" as const,
            credentialCategory: "Board certification",
            name,
          })),
        }
      : {}),
  };
}

function websiteNode(practice: PracticeContent, ids: Ids): WebSite {
  return {
    "@type": "WebSite",
    "@id": ids.website,
    name: practice.brand,
    url: absoluteUrl(practice, "/"),
    inLanguage: languages.en.locale,
    publisher: { "@id": ids.practice },
  };
}

function webPageNode(
  page: Page,
  { practice, providers }: Facts,
  ids: Ids,
  modified: string | undefined,
): WebPageNode {
  const { path, seo, trail, language } = page;
  const common = {
    "@id": ids.page(path),
    url: absoluteUrl(practice, path),
    name: titleOf(practice, seo.title),
    description: seo.description,
    inLanguage: languages[language].locale,
    isPartOf: { "@id": ids.website },
    ...(trail.length === 0 ? {} : { breadcrumb: { "@id": ids.breadcrumb(path) } }),
    ...(modified === undefined ? {} : { dateModified: modified }),
  };
  const ofPractice = { "@id": ids.practice };
  switch (page.kind) {
    case "home":
      return { "@type": "WebPage", ...common, mainEntity: ofPractice };
    case "about":
      return { "@type": "AboutPage", ...common, mainEntity: ofPractice };
    case "contact":
      return { "@type": "ContactPage", ...common, mainEntity: ofPractice };
    case "collection":
      return {
        "@type": "CollectionPage",
        ...common,
        about: ofPractice,
        ...(page.items.length === 0 ? {} : { mainEntity: itemList(practice, page.items) }),
      };
    case "provider":
      return {
        "@type": "ProfilePage",
        ...common,
        mainEntity: { "@id": ids.physician(page.provider) },
      };
    case "service":
      return {
        "@type": "MedicalWebPage",
        ...common,
        mainEntity: { "@id": ids.service(page.service) },
        ...reviewOf(page.service, providers, ids),
      };
    case "location":
      return {
        "@type": "WebPage",
        ...common,
        about: ofPractice,
        spatialCoverage: { "@type": "Place", name: page.location.name },
      };
    case "guide":
    case "statement":
      return { "@type": "WebPage", ...common, about: ofPractice };
    case "not-found":
      return { "@type": "WebPage", ...common };
  }
}

/** Who checked the medical text and when; nothing while it awaits that. */
function reviewOf(
  { review }: Service,
  providers: readonly Entry<Provider>[],
  ids: Ids,
): Pick<Exclude<MedicalWebPage, string>, "lastReviewed" | "reviewedBy"> {
  if (review.status === "awaiting") return {};
  const physician = providers.find(({ name }) => name === review.reviewer);
  return {
    lastReviewed: review.date,
    reviewedBy:
      physician === undefined
        ? { "@type": "Person", name: review.reviewer }
        : { "@id": ids.physician(physician) },
  };
}

/** The vocabulary names no member for surgery, so this is one of its own: https://schema.org/MedicalProcedureType */
const surgical = {
  "@type": "MedicalProcedureType",
  name: "Surgical procedure",
} satisfies MedicalProcedureType;

function serviceNode(practice: PracticeContent, service: Entry<Service>, ids: Ids): Procedure {
  const { alternateNames, procedureType, bodyLocation } = service.entity;
  return {
    ...procedure(practice, service, ids),
    alternateName: alternateNames,
    description: service.summary,
    procedureType: procedureType.map((type) =>
      type === "SurgicalProcedure" ? surgical : (`https://schema.org/${type}` as const),
    ),
    bodyLocation,
  };
}

function procedure(practice: PracticeContent, service: Entry<Service>, ids: Ids): Procedure {
  const { type, name } = service.entity;
  return {
    "@type": type,
    "@id": ids.service(service),
    name,
    url: absoluteUrl(practice, `/service/${service.slug}`),
  };
}

function breadcrumbNode(
  practice: PracticeContent,
  { path, trail }: Page,
  ids: Ids,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": ids.breadcrumb(path),
    itemListElement: listItems(practice, trail),
  };
}

function itemList(practice: PracticeContent, links: readonly PageLink[]): ItemList {
  return {
    "@type": "ItemList",
    numberOfItems: links.length,
    itemListElement: listItems(practice, links),
  };
}

function listItems(practice: PracticeContent, links: readonly PageLink[]) {
  return links.map(({ label, path }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name: label,
    item: absoluteUrl(practice, path),
  }));
}

/** Rows that are open; a day that is not named is closed. */
function openingHours(practice: PracticeContent): OpeningHoursSpecification[] {
  return hoursRowsFor(practice, "structuredData").flatMap((row) =>
    row.opens === undefined || row.closes === undefined
      ? []
      : {
          "@type": "OpeningHoursSpecification" as const,
          dayOfWeek: daysOf(row).map((day) => `https://schema.org/${day}` as const),
          opens: twentyFourHour(row.opens),
          closes: twentyFourHour(row.closes),
        },
  );
}

function postalAddress(practice: PracticeContent): PostalAddress {
  const { city, region, postalCode, country } = practice.address;
  return {
    "@type": "PostalAddress",
    streetAddress: practiceOf(practice).addressLines[0],
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}
