import { announcementsSchema } from "./announcement.ts";
import { launchSchema } from "./launch.ts";
import { legalSchema } from "./legal.ts";
import { locationSchema } from "./location.ts";
import { navigationSchema, redirectsSchema } from "./navigation.ts";
import { pageSchemas } from "./pages.ts";
import { practiceSchema } from "./practice.ts";
import { providerSchema } from "./provider.ts";
import { searchSchema } from "./search.ts";
import { serviceSchema } from "./service.ts";
import { testimonialsSchema } from "./testimonial.ts";

/**
 * Every kind of content, with its schema and its name in the editor. The loader reads what stands
 * here, the editor shows it. Pages stand in schemas/pages.ts: content/pages/<name>.yaml.
 */

/** Single files, content/<name>.yaml. The editor lists them in this order. */
export const contentFiles = {
  practice: { label: "Practice: hours, closures, phone, address", schema: practiceSchema },
  announcements: { label: "Announcements", schema: announcementsSchema },
  testimonials: { label: "Testimonials", schema: testimonialsSchema },
  navigation: { label: "Menus", schema: navigationSchema },
  search: { label: "Words for the search", schema: searchSchema },
  redirects: { label: "Old addresses", schema: redirectsSchema },
  launch: { label: "Answers to the launch check", schema: launchSchema },
} as const;

/** Folders of files of one kind, content/<name>/<slug><ending>. `title` is the field that names an entry. */
export const contentFolders = {
  services: {
    label: "Services",
    singular: "Service",
    schema: serviceSchema,
    title: "title",
    ending: ".yaml",
  },
  locations: {
    label: "Locations",
    singular: "Location",
    schema: locationSchema,
    title: "name",
    ending: ".yaml",
  },
  providers: {
    label: "Physicians",
    singular: "Physician",
    schema: providerSchema,
    title: "name",
    ending: ".yaml",
  },
  legal: {
    label: "Statements",
    singular: "Statement",
    schema: legalSchema,
    title: "title",
    ending: ".md",
  },
} as const;

/** Words in braces that a file may hold besides the facts of the practice, because its page fills them. */
export const pageTokens: Readonly<Record<string, readonly string[]>> = {
  "practice.yaml": ["addressQuery"],
  "pages/location.yaml": ["neighborhood"],
  "pages/provider.yaml": ["provider"],
};

/** The schema of a content file by its path below content/; undefined where there is no such kind. */
export function schemaFor(path: string) {
  const [, folder, name = ""] = /^(?:([a-z]+)\/)?([a-z0-9-]+)\.(?:yaml|md)$/.exec(path) ?? [];
  if (folder === undefined) return contentFiles[name as keyof typeof contentFiles]?.schema;
  if (folder === "pages") return pageSchemas[name as keyof typeof pageSchemas];
  return contentFolders[folder as keyof typeof contentFolders]?.schema;
}
