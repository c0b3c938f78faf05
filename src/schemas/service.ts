import { z } from "zod";
import { signLists } from "./answers.ts";
import { view } from "./drawing.ts";
import { role } from "./field-role.ts";
import {
  between,
  day,
  entry,
  fields,
  heading,
  line,
  linkText,
  oneOf,
  prose,
  refuse,
  sitePath,
  slug,
  sources,
  webAddress,
  whole,
} from "./fields.ts";
import { photographForDrawing } from "./photograph.ts";
import { action, closeUp, pageSections } from "./sections.ts";
import { seo } from "./seo.ts";
import { toConfirm } from "./to-confirm.ts";

/** Icons of medicine that a service may use (Health Icons, outline), besides those of Lucide. */
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
 * Whether a physician has checked the medical text. "awaiting" takes no name and no date, so
 * neither can be invented; "reviewed" needs both.
 */
export const review = role(
  "review",
  z.discriminatedUnion(
    "status",
    [
      fields({ status: z.literal("awaiting") }),
      fields({
        status: z.literal("reviewed"),
        reviewer: role("name", line(80)),
        date: day,
        next: day.optional(),
      }),
    ],
    { error: 'Choose a status: "awaiting", or "reviewed" with a reviewer and a date.' },
  ),
);

/**
 * What the page is about for search engines: a schema.org MedicalProcedure or a subtype.
 * https://schema.org/MedicalProcedure
 */
const medicalEntity = fields({
  type: oneOf(
    "MedicalProcedure",
    "SurgicalProcedure",
    "TherapeuticProcedure",
    "DiagnosticProcedure",
  ),
  name: entry(90),
  alternateNames: role("synonym", between(1, 8, line(60))),
  procedureType: between(
    1,
    3,
    oneOf("NoninvasiveProcedure", "PercutaneousProcedure", "SurgicalProcedure"),
  ).describe(
    "How it is done: without a cut, through a needle, or by surgery. Choose all that the page describes.",
  ),
  bodyLocation: line(90),
});

/**
 * When not to wait for an appointment: signs by how urgent they are, first aid, and where to turn
 * with less. Every word of it needs the physician's approval.
 */
const emergency = role(
  "emergency",
  fields({
    atTop: fields({ title: heading, text: prose(300) })
      .optional()
      .describe(
        "For a page about operations: a line at the top of the page. The emergency card then stands beside recovery. Leave empty to show the card at the top.",
      ),
    call911: signLists.call911,
    emergencyRoom: signLists.emergencyRoom.optional(),
    callUsToday: signLists.callUsToday.optional(),
    firstAid: between(1, 3, fields({ title: heading, text: prose(700) })).optional(),
    otherwise: role("otherwise", prose(700)),
    sources,
  }),
);

/** A published source that visitors can open: a guideline, a review, a page of an agency. */
const reference = fields({
  authors: line(120).describe("The organization, or the first author and “and others”."),
  title: line(240),
  source: line(120)
    .optional()
    .describe("The journal or the publisher. Leave empty if it is the author."),
  year: z
    .int("Write the year in four digits.")
    .min(1950, "This is too long ago.")
    .max(2100, "This year is still to come."),
  url: webAddress,
});

/** A service: one file, one page at /service/<file name>. */
export const serviceSchema = fields({
  order: whole(1, 99).describe("Position in menus and lists. 1 comes first."),
  title: role("heading", line(60)).describe(
    "Name of the service: in menus, on cards and at the top of its page.",
  ),
  shortTitle: line(60).describe("Shorter name, for the list of services on location pages."),
  icon: role("icon", slug)
    .transform((name) => (isHealthIcon(name) ? name : lucideName(name)))
    .describe(
      `One of ${healthIcons.join(", ")}, or the name of an icon on https://lucide.dev/icons, such as sun.`,
    ),
  view: view.optional(),
  photograph: photographForDrawing,
  lead: line(220).describe("One sentence under the name at the top of the page."),
  summary: line(160).describe("One or two sentences for the card that leads to the page."),
  features: between(2, 6, line(60)).describe(
    "What we offer, in a few words each, usually four. Shown on the services page.",
  ),
  seo,
  entity: medicalEntity,
  review,
  emergency,
  sections: pageSections,
  references: role("citation", between(2, 20, reference))
    .optional()
    .describe(
      "Guidelines and reviews behind the page. Look each one up before you add it: visitors can open it.",
    ),
  related: between(
    2,
    4,
    fields({
      path: sitePath,
      label: linkText(60),
      text: line(160),
      closeUp: closeUp.optional(),
    }),
  )
    .optional()
    .describe("Two to four pages to read next. Leave empty to show none."),
  callToAction: role("invitation", fields({ title: heading, text: prose(240), action })).describe(
    "Shown in the dark band at the end of the page.",
  ),
  toConfirm,
}).superRefine(({ emergency, sections }, context) => {
  if (emergency.atTop !== undefined && recoveryIn(sections) === -1) {
    refuse(
      context,
      ["emergency", "atTop"],
      "The card stands after the section of kind timeline, and there is none. Add one, or remove this line.",
    );
  }
});

/** Where recovery ends: the index of the last timeline; -1 if there is none. */
export function recoveryIn(sections: readonly { kind: string }[]): number {
  return sections.findLastIndex(({ kind }) => kind === "timeline");
}

/** The recoveries of a service that name their operation, for the page of dates. */
export function recoveriesOf({ slug, title: service, sections }: Service & { slug: string }) {
  return sections.flatMap((section) => {
    if (section.kind !== "timeline" || section.operation === undefined) return [];
    const { id, title, operation, items, warnings } = section;
    if (warnings === undefined) return [];
    return {
      id: `${slug}-${id}`,
      service,
      title,
      operation,
      path: `/service/${slug}#${id}`,
      items,
      warnings,
    };
  });
}

export type Recovery = ReturnType<typeof recoveriesOf>[number];
export type Service = z.infer<typeof serviceSchema>;
export type Reference = NonNullable<Service["references"]>[number];

/** "sun-medium" as Lucide's code names its icon: SunMedium. */
export function lucideName(name: string): string {
  return name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}
