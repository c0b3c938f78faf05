import type { z } from "zod";
import { view } from "./drawing.ts";
import { role } from "./field-role.ts";
import {
  between,
  entry,
  fields,
  heading,
  line,
  linkText,
  oneOf,
  prose,
  sitePath,
  slug,
} from "./fields.ts";
import { inForm } from "./form-words.ts";
import { photographForDrawing } from "./photograph.ts";
import { advice } from "./review.ts";
import { action, pageSections } from "./sections.ts";
import { position, seoOfNamed } from "./seo.ts";

/** Icons of medicine that a service may use (Health Icons, outline), in addition to those of Lucide. */
export const healthIcons = [
  "ear-nose-throat",
  "sinus",
  "lungs",
  "sleep",
  "nose",
  "bandage",
  "thyroid",
  "ear",
  "head",
];

/** Whether an icon is one of medicine; any other is one of Lucide. */
export function isHealthIcon(name: string): boolean {
  return healthIcons.includes(name);
}

/**
 * What the page is about for search engines: a schema.org MedicalProcedure or a subtype.
 * https://schema.org/MedicalProcedure
 */
const medicalEntity = fields({
  type: inForm(
    { label: "Kind" },
    oneOf("MedicalProcedure", "SurgicalProcedure", "TherapeuticProcedure", "DiagnosticProcedure"),
  ),
  name: entry(90),
  alternateNames: role("synonym", between(1, 8, line(60))),
  procedureType: inForm(
    { label: "How it is done", singular: "way" },
    between(1, 3, oneOf("NoninvasiveProcedure", "PercutaneousProcedure", "SurgicalProcedure")),
  ).describe("Without a cut, through a needle, or by surgery. Choose all that the page describes."),
  bodyLocation: line(90),
});

/** A service: content/services/<service>.yaml, one page at /service/<service>. Its topics are in the folder beside it. */
export const serviceSchema = fields({
  order: position(99, "Also in menus. 1 comes first."),
  title: role("heading", line(60)).describe(
    "Name of the service: in menus, on cards and at the top of its page.",
  ),
  shortTitle: line(60)
    .optional()
    .describe(
      "Shorter name, for the list of services on location pages. Leave empty to use the name.",
    ),
  icon: role("icon", slug)
    .transform((name) => (isHealthIcon(name) ? name : lucideName(name)))
    .describe(
      `One of ${healthIcons.join(", ")}, or the name of an icon on https://lucide.dev/icons, such as sun.`,
    ),
  view: view.optional(),
  photograph: photographForDrawing,
  lead: line(220).describe("One sentence under the name at the top of the page."),
  summary: line(160).describe("One or two sentences for the card that leads to the page."),
  short: line(36)
    .optional()
    .describe("A few words for its line on the home page. Leave empty to show the summary."),
  features: between(2, 6, line(60)).describe(
    "What we offer, in a few words each, usually four. Shown on the services page.",
  ),
  seo: seoOfNamed,
  entity: inForm({ label: "What the page is about" }, role("listing", medicalEntity)),
  sections: pageSections,
  related: inForm(
    { label: "Pages to read next", singular: "page" },
    between(
      2,
      4,
      fields({
        path: sitePath,
        label: linkText(60).optional().describe("Leave empty for a service, to use its name."),
        text: line(160),
      }).refine(({ path, label }) => label !== undefined || /^\/service\/[^/#]+$/.test(path), {
        path: ["label"],
        error: "Write the words of the link. Only a link to a service takes its name.",
      }),
    ),
  )
    .optional()
    .describe("Two to four. Leave empty to show none."),
  callToAction: role("invitation", fields({ title: heading, text: prose(240), action })).describe(
    "Shown in the dark band at the end of the page.",
  ),
  ...advice,
}).transform((service) => ({
  ...service,
  shortTitle: service.shortTitle ?? service.title,
  seo: { ...service.seo, title: service.seo.title ?? service.title },
}));

export type Service = z.infer<typeof serviceSchema>;

/** "sun-medium" as Lucide's code names its icon: SunMedium. */
export function lucideName(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}
