import type {
  BreadcrumbList,
  DiagnosticProcedure,
  IndividualPhysician,
  MedicalClinicLeaf,
  MedicalOrganizationLeaf,
  MedicalProcedureLeaf,
  MergeLeafTypes,
  OpeningHoursSpecification,
  PersonLeaf,
  PostalAddress,
  SurgicalProcedure,
  TherapeuticProcedure,
  WebPageLeaf,
  WebSite,
} from "schema-dts";
import { officeId, shareImageFile } from "../../data/file-paths.ts";
import { hoursRowsFor, twentyFourHour, weekdaysOf } from "../../data/hours.ts";
import type { Content, Entry } from "../../data/load-content.ts";
import type { PageLink } from "../../data/page-link.ts";
import { paths } from "../../data/paths.ts";
import { absoluteUrl, addressLinesOf, onMap } from "../../data/practice.ts";
import { dialed } from "../../data/telephone.ts";
import { languages } from "../../languages/languages.ts";
import {
  type HoursRow,
  type OfficeContent,
  type PracticeContent,
  spansOf,
} from "../../schemas/practice.ts";
import type { Provider } from "../../schemas/provider.ts";
import type { Review } from "../../schemas/review.ts";
import type { Service } from "../../schemas/service.ts";
import type { Page } from "../_page.ts";
import { titleOf } from "./metadata.ts";

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

/** What a page is in schema.org's words. */
const pageTypes = {
  home: "WebPage",
  about: "AboutPage",
  contact: "ContactPage",
  collection: "CollectionPage",
  provider: "ProfilePage",
  service: "MedicalWebPage",
  topic: "MedicalWebPage",
  recovery: "MedicalWebPage",
  location: "WebPage",
  guide: "WebPage",
  statement: "WebPage",
  "not-found": "WebPage",
} as const satisfies Record<Page["kind"], string>;

/** All kinds of page have their properties from WebPage. */
type WebPage = Omit<WebPageLeaf, "@type"> & { "@type": (typeof pageTypes)[Page["kind"]] };

/** Everything that a page states in schema.org's vocabulary, as one linked graph. */
interface Graph {
  "@context": "https://schema.org";
  "@graph": readonly (
    | MedicalPractice
    | IndividualPhysician
    | PersonLeaf
    | WebSite
    | WebPage
    | BreadcrumbList
    | Procedure
  )[];
}

/** What the graph states in addition to the page itself. */
type Facts = Pick<Content, "practice" | "providers">;

const practiceId = officeId();
const websiteId = "/#website";
const pageId = ({ path }: Page) => `${path}#webpage`;
const breadcrumbId = ({ path }: Page) => `${path}#breadcrumb`;
const physicianId = ({ slug }: { slug: string }) => `${paths.providers}/${slug}#physician`;
const serviceId = ({ slug }: { slug: string }) => `${paths.service}/${slug}#service`;

/** What every node is made from. */
interface Context extends Facts {
  page: Page;
  modified: string | undefined;
  /** Absolute URL of a path of this site. */
  url: (path: string) => string;
  /** A node of the graph by its id. */
  node: (id: string) => { "@id": string };
}

/**
 * The structured data of a page. Says nothing that the site does not say in words, and holds no
 * Review or AggregateRating: a practice may not mark up reviews of itself
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 *
 * @param modified when the page's content last changed, in ISO 8601; left out when that is not known
 */
export function graphOf(page: Page, content: Facts, modified?: string): Graph {
  const url = (path: string) => absoluteUrl(content.practice, path);
  const node = (id: string) => ({ "@id": url(id) });
  const context: Context = { ...content, page, modified, url, node };
  return {
    "@context": "https://schema.org",
    "@graph": [
      practiceNode(context),
      ...content.practice.otherOffices.map((office) => officeNode(office, context)),
      ...content.providers.map((provider) => physicianNode(provider, context)),
      ...(page.kind === "home" ? [websiteNode(context)] : []),
      webPageNode(context),
      ...(page.trail.length > 0 ? [breadcrumbNode(context)] : []),
      ...(page.kind === "service" ? [serviceNode(page.service, context)] : []),
    ],
  };
}

/** The graph as the text of a <script type="application/ld+json">; no "<" can end the element. */
export function toJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

/** The fields of medicine that the practice works in. https://schema.org/MedicalSpecialty */
function specialtiesOf({ specialties }: PracticeContent) {
  return specialties.map((name) => `https://schema.org/${name}` as const);
}

/** The pages about the practice state all of it; others what identifies it and how to reach it. */
function practiceNode({ page, practice, url, node }: Context): MedicalPractice {
  return {
    "@type": ["MedicalOrganization", "MedicalClinic"],
    ...node(practiceId),
    name: practice.brand,
    url: url("/"),
    image: url(shareImageFile.path),
    telephone: dialed(practice.phone),
    address: postalAddress(practice),
    openingHoursSpecification: openingHours(hoursRowsFor(practice, "structuredData")),
    ...(practice.otherOffices.length > 0 && {
      subOrganization: practice.otherOffices.map((office) => node(officeId(office))),
    }),
    medicalSpecialty: specialtiesOf(practice),
    ...(["home", "about", "contact"].includes(page.kind) && {
      ...(practice.fax !== undefined && { faxNumber: dialed(practice.fax) }),
      geo: { "@type": "GeoCoordinates" as const, ...practice.geo },
      description: practice.about,
      logo: url("/icon-512.png"),
      hasMap: onMap(practice.map.directionsUrl, practice.address),
      areaServed: practice.areaServed,
    }),
    // The page of a service names only that service.
    ...(page.kind === "service" && { availableService: [node(serviceId(page.service))] }),
    sameAs: practice.social.map(({ url }) => url).filter((address) => address !== ""),
  };
}

/** A further office. */
function officeNode(office: OfficeContent, { practice, url, node }: Context): MedicalPractice {
  return {
    "@type": ["MedicalOrganization", "MedicalClinic"],
    ...node(officeId(office)),
    name: `${practice.brand}, ${office.name}`,
    url: url(paths.contact),
    telephone: dialed(office.phone),
    ...(office.fax !== undefined && { faxNumber: dialed(office.fax) }),
    address: postalAddress(office),
    geo: { "@type": "GeoCoordinates" as const, ...office.geo },
    openingHoursSpecification: openingHours(office.hours),
    medicalSpecialty: specialtiesOf(practice),
    parentOrganization: node(practiceId),
  };
}

/**
 * schema.org has no property by which a procedure names who performs it; the physician names the
 * procedures instead, in availableService. The rest is on the physician's own page.
 */
function physicianNode(
  provider: Entry<Provider>,
  { page, practice, url, node }: Context,
): IndividualPhysician | PersonLeaf {
  const isProviderPage = page.kind === "provider" && page.provider.slug === provider.slug;
  const about = {
    ...node(physicianId(provider)),
    name: provider.name,
    url: url(`${paths.providers}/${provider.slug}`),
    ...(isProviderPage && {
      telephone: dialed(practice.phone),
      address: postalAddress(practice),
      description: provider.summary,
    }),
  };
  // schema.org has no type for other clinicians.
  if (provider.clinician)
    return { "@type": "Person", ...about, jobTitle: provider.title, worksFor: node(practiceId) };
  return {
    "@type": "IndividualPhysician",
    ...about,
    medicalSpecialty: specialtiesOf(practice),
    practicesAt: node(practiceId),
    ...(page.kind === "service" && { availableService: [node(serviceId(page.service))] }),
  };
}

/** Search engines read a site's name from its home page: https://developers.google.com/search/docs/appearance/site-names */
function websiteNode({ practice, url, node }: Context): WebSite {
  return {
    "@type": "WebSite",
    ...node(websiteId),
    name: practice.brand,
    url: url("/"),
    inLanguage: languages.en.locale,
    publisher: node(practiceId),
  };
}

function webPageNode(context: Context): WebPage {
  const { page, practice, modified, url, node } = context;
  return {
    "@type": pageTypes[page.kind],
    ...node(pageId(page)),
    url: url(page.path),
    name: titleOf(practice, page.seo.title),
    description: page.seo.description,
    inLanguage: languages[page.language].locale,
    ...(page.kind === "home" && { isPartOf: node(websiteId) }),
    ...(page.trail.length > 0 && { breadcrumb: node(breadcrumbId(page)) }),
    ...(modified !== undefined && { dateModified: modified }),
    ...subjectOf(context),
  };
}

/** What the page is about. */
function subjectOf({ page, providers, node }: Context): Partial<WebPageLeaf> {
  switch (page.kind) {
    case "home":
    case "about":
    case "contact":
      return { mainEntity: node(practiceId) };
    case "provider":
      return { mainEntity: node(physicianId(page.provider)) };
    case "service": {
      const review = reviewOf(page.service, providers, node);
      return { mainEntity: node(serviceId(page.service)), ...review };
    }
    case "topic": {
      const { type, name, alternateNames } = page.topic.about;
      const names = alternateNames && { alternateName: alternateNames };
      // One of six types, which its own type takes one at a time only.
      const subject = { "@type": type, name, ...names } as WebPageLeaf["about"] & object;
      return { about: subject, ...reviewOf(page.topic, providers, node) };
    }
    case "recovery": {
      const subject = { "@type": "SurgicalProcedure", name: page.recovery.operation } as const;
      return { about: subject, ...reviewOf(page.recovery, providers, node) };
    }
    case "collection":
    case "location":
    case "guide":
    case "statement":
      return { about: node(practiceId) };
    case "not-found":
      return {};
  }
}

/** Who has read the medical text as it stands, and when; nothing where nobody has. */
function reviewOf(
  { review }: { review?: Review | undefined },
  providers: Facts["providers"],
  node: Context["node"],
): Pick<WebPageLeaf, "lastReviewed" | "reviewedBy"> {
  if (review === undefined) return {};
  const physician = providers.find(({ name }) => name === review.by);
  return {
    lastReviewed: review.on,
    reviewedBy: physician ? node(physicianId(physician)) : { "@type": "Person", name: review.by },
  };
}

function serviceNode(service: Entry<Service>, { url, node }: Context): Procedure {
  const { type, name, alternateNames, procedureType, bodyLocation } = service.entity;
  return {
    "@type": type,
    ...node(serviceId(service)),
    name,
    url: url(`${paths.service}/${service.slug}`),
    alternateName: alternateNames,
    description: service.summary,
    procedureType: procedureType.map((type) =>
      type === "SurgicalProcedure" ? surgical : (`https://schema.org/${type}` as const),
    ),
    bodyLocation,
  };
}

function breadcrumbNode({ page, url, node }: Context): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    ...node(breadcrumbId(page)),
    itemListElement: listItems(page.trail, url),
  };
}

function listItems(links: readonly PageLink[], url: Context["url"]) {
  return links.map(({ label, path }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name: label,
    item: url(path),
  }));
}

/** The vocabulary has no member for surgery, so this is ours: https://schema.org/MedicalProcedureType */
const surgical = { "@type": "MedicalProcedureType", name: "Surgical procedure" } as const;

/** An entry for each span; a day that is not named is closed. */
function openingHours(rows: readonly HoursRow[]): OpeningHoursSpecification[] {
  return rows.flatMap((row) =>
    spansOf(row.hours).map(([opens, closes]) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: weekdaysOf(row).map((day) => `https://schema.org/${day}` as const),
      opens: twentyFourHour(opens),
      closes: twentyFourHour(closes),
    })),
  );
}

function postalAddress({ address }: Pick<PracticeContent, "address">): PostalAddress {
  const { city, region, postalCode, country } = address;
  return {
    "@type": "PostalAddress",
    streetAddress: addressLinesOf(address)[0],
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}
