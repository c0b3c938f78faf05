import type { z } from "zod";
import { translationLanguages } from "../languages/languages.ts";
import { announcementsSchema } from "./announcement.ts";
import { careSchema } from "./care.ts";
import { catalogSchemas } from "./catalog.ts";
import { houseRulesSchema } from "./house-rules.ts";
import { launchSchema } from "./launch.ts";
import { locationSchema } from "./location.ts";
import { lookSchema } from "./look.ts";
import { medicinesSchema } from "./medicines.ts";
import { navigationSchema, redirectsSchema } from "./navigation.ts";
import { type PageName, pageSchemas, physicianPages, waitingPages } from "./pages.ts";
import { practiceSchema } from "./practice.ts";
import { providerSchema } from "./provider.ts";
import { recoverySchema } from "./recovery.ts";
import type { Reader } from "./review.ts";
import { searchSchema } from "./search.ts";
import { serviceSchema } from "./service.ts";
import { statementSchema } from "./statement.ts";
import { symptomsSchema } from "./symptoms.ts";
import { testimonialsSchema } from "./testimonial.ts";
import { topicSchema } from "./topic.ts";

/**
 * Every kind of content, with its schema and its name in the editor. The loader reads what is
 * here, the editor shows it.
 */

/**
 * Who reads a file of a kind before the public does, and whether the public site leaves it out until then. A kind
 * without a reader states what everybody can see: order, colors, links.
 */
export interface Reading {
  reader?: Reader;
  waits?: true;
}

/** Whose work a file is: the editor lists files and folders under these. */
export type Group = "practice" | "website" | "medicine" | "topics";

/**
 * Single files, content/<name>.yaml. The editor lists them in this order by their group, and a form begins with
 * the fields named under `first`. A file with `whenMissing` may be missing, which is the same as a file with that.
 */
export const contentFiles = {
  practice: {
    label: "Hours, closures, phone, address, insurers",
    group: "practice",
    reader: "front desk",
    schema: practiceSchema,
    first: ["hours", "closures", "phone", "fax", "address", "insurers", "forms"],
  },
  announcements: {
    label: "Announcements",
    group: "practice",
    schema: announcementsSchema,
    whenMissing: {},
  },
  testimonials: {
    label: "Testimonials",
    group: "practice",
    reader: "front desk",
    schema: testimonialsSchema,
    whenMissing: { testimonials: [] },
  },
  care: {
    label: "Emergencies, first aid, after hours",
    group: "medicine",
    reader: "physician",
    schema: careSchema,
    first: ["afterHours", "emergency", "firstAid"],
  },
  "house-rules": {
    label: "House rules of the surgeon",
    group: "medicine",
    reader: "physician",
    waits: true,
    schema: houseRulesSchema,
    whenMissing: {},
  },
  medicines: {
    label: "Rules about medicines",
    group: "medicine",
    reader: "physician",
    waits: true,
    schema: medicinesSchema,
    whenMissing: {},
  },
  look: {
    label: "Colors, logo, drawing",
    group: "website",
    schema: lookSchema,
    whenMissing: {},
  },
  navigation: { label: "Menus", group: "website", schema: navigationSchema },
  search: {
    label: "Words for the search",
    group: "website",
    reader: "front desk",
    schema: searchSchema,
    whenMissing: {},
  },
  redirects: {
    label: "Old addresses",
    group: "website",
    schema: redirectsSchema,
    whenMissing: {},
  },
  launch: {
    label: "Who may sign",
    group: "website",
    schema: launchSchema,
    whenMissing: {},
  },
} as const satisfies Record<string, Reading & { group: Group; [key: string]: unknown }>;

/**
 * Folders of files of one kind, content/<name>/<slug><ending>. `title` is the field that names an
 * entry, `path` what precedes the slug in the URL of its page. Files of a kind that is `within`
 * another are in folders named after its entries: content/services/sleep-apnea/cpap.yaml.
 */
export const contentFolders = {
  services: {
    label: "Services",
    singular: "Service",
    group: "practice",
    reader: "physician",
    schema: serviceSchema,
    title: "title",
    path: "service/",
    ending: ".yaml",
  },
  topics: {
    label: "Topics",
    singular: "Topic",
    group: "topics",
    reader: "physician",
    waits: true,
    schema: topicSchema,
    title: "title",
    path: "service/",
    ending: ".yaml",
    within: "services",
  },
  recoveries: {
    label: "Recoveries",
    singular: "Recovery",
    group: "medicine",
    reader: "physician",
    waits: true,
    schema: recoverySchema,
    title: "operation",
    path: "recovery/",
    ending: ".yaml",
  },
  symptoms: {
    label: "Symptoms",
    singular: "Place of the body",
    group: "medicine",
    reader: "physician",
    waits: true,
    schema: symptomsSchema,
    title: "title",
    path: "symptoms/",
    ending: ".yaml",
  },
  locations: {
    label: "Locations",
    singular: "Location",
    group: "practice",
    reader: "front desk",
    schema: locationSchema,
    title: "name",
    path: "locations/",
    ending: ".yaml",
  },
  providers: {
    label: "Physicians",
    singular: "Physician",
    group: "practice",
    reader: "physician",
    schema: providerSchema,
    title: "name",
    path: "providers/",
    ending: ".yaml",
  },
  legal: {
    label: "Statements",
    singular: "Statement",
    group: "practice",
    reader: "lawyer",
    schema: statementSchema,
    title: "title",
    path: "",
    ending: ".md",
  },
} as const satisfies Record<string, Reading & { [key: string]: unknown }>;

/** Pages, content/<path>.yaml. */
export const pageFiles: readonly (Reading & { path: string; name: string; schema: z.ZodType })[] =
  Object.entries(pageSchemas).map(([name, schema]) => ({
    path: `pages/${name}`,
    name,
    schema,
    reader: physicianPages.includes(name as PageName) ? "physician" : "front desk",
    ...((waitingPages as readonly string[]).includes(name) && { waits: true }),
  }));

/** Who reads a content file, by its path below content/. */
export function readingOf(path: string): Reading {
  const stem = path.replace(/\.\w+$/, "");
  const [folder = "", , nested] = stem.split("/");
  const kind = nested === undefined ? folder : "topics";
  const kinds: Readonly<Record<string, object>> = { ...contentFolders, ...contentFiles };
  return pageFiles.find((page) => page.path === stem) ?? kinds[kind] ?? {};
}

/** Catalogs, content/<path>/<name>.yaml for content/<folder>/<name>: of single files, pages and entries. */
export const catalogFolders = translationLanguages.flatMap((language) =>
  ["", "pages", ...Object.keys(contentFolders)].map((folder) => ({
    language,
    folder,
    path: [language, folder].filter(Boolean).join("/"),
    schema: catalogSchemas[language],
  })),
);

/** Words in braces that a file may have in addition to the facts of the practice, because its page fills them. */
export const pageTokens: Readonly<Record<string, readonly string[]>> = {
  "practice.yaml": ["addressQuery"],
  "pages/location.yaml": ["neighborhood"],
  "pages/provider.yaml": ["provider"],
};
