import { announcementsSchema } from "../schemas/announcement.ts";
import { launchSchema } from "../schemas/launch.ts";
import { legalSchema } from "../schemas/legal.ts";
import { locationSchema } from "../schemas/location.ts";
import { navigationSchema, redirectsSchema } from "../schemas/navigation.ts";
import { pageSchemas } from "../schemas/pages.ts";
import { practiceSchema } from "../schemas/practice.ts";
import { providerSchema } from "../schemas/provider.ts";
import { searchSchema } from "../schemas/search.ts";
import { serviceSchema } from "../schemas/service.ts";
import { testimonialsSchema } from "../schemas/testimonial.ts";
import type { Schema } from "./schema-parts.ts";

/** A file of content, or all files of a folder, and the schema that they keep. */
export interface ContentFile {
  name: string;
  label: string;
  schema: Schema;
}

/** Single files, content/<name>.yaml, those that change most often first. */
export const singleFiles: readonly ContentFile[] = [
  { name: "practice", label: "Practice: hours, closures, phone, address", schema: practiceSchema },
  { name: "announcements", label: "Announcements", schema: announcementsSchema },
  { name: "testimonials", label: "Testimonials", schema: testimonialsSchema },
  { name: "navigation", label: "Menus", schema: navigationSchema },
  { name: "search", label: "Words for the search", schema: searchSchema },
  { name: "redirects", label: "Old addresses", schema: redirectsSchema },
  { name: "launch", label: "Answers to the launch check", schema: launchSchema },
];

/** Pages, content/pages/<name>.yaml, each with a schema of its own. */
export const pageFiles: readonly ContentFile[] = Object.entries(pageSchemas).map(
  ([name, schema]) => ({ name, label: name, schema }),
);

/** Folders of like files, content/<name>/. */
export const folders: readonly (ContentFile & {
  singular: string;
  title: string;
  ending: "yaml" | "md";
})[] = [
  {
    name: "services",
    label: "Services",
    singular: "Service",
    schema: serviceSchema,
    title: "title",
    ending: "yaml",
  },
  {
    name: "locations",
    label: "Neighborhoods",
    singular: "Neighborhood",
    schema: locationSchema,
    title: "name",
    ending: "yaml",
  },
  {
    name: "providers",
    label: "Physicians",
    singular: "Physician",
    schema: providerSchema,
    title: "name",
    ending: "yaml",
  },
  {
    name: "legal",
    label: "Statements",
    singular: "Statement",
    schema: legalSchema,
    title: "title",
    ending: "md",
  },
];
