import { z } from "zod";
import {
  between,
  day,
  fields,
  heading,
  line,
  oneOf,
  paragraph,
  paragraphs,
  prose,
  sitePath,
  sources,
  yesNo,
} from "./fields.ts";
import { seo } from "./seo.ts";
import { toConfirm } from "./to-confirm.ts";

/** Icons that a service may use (health icons, outline). */
const serviceIcons = [
  "ear-nose-throat",
  "sinus",
  "lungs",
  "sleep",
  "nose",
  "bandage",
  "thyroid",
  "ear",
  "head",
] as const;

/** Close-ups of the drawing that a page's opening may show: the views that src/art/head.svg names. */
export const cropViews = [
  "all",
  "sinus",
  "airway",
  "sleep",
  "nose",
  "face",
  "throat",
  "hearing",
  "neck",
  "ear",
  "mouth",
] as const;

/** The colour of a band. White carries most; never two tinted neighbours alike. */
const ground = oneOf("white", "mist", "warm").default("white");

/** A remark at the foot of a section. Urgent ones say when to call 911. */
const note = fields({ title: heading, text: prose(700), urgent: yesNo.default(false) });

/** An entry of a list: a name, with a line of explanation and a page to read where they help. */
export const listItem = z.union(
  [line(160), fields({ name: line(90), text: line(320).optional(), link: sitePath.optional() })],
  "Write one line of text, or a name with a text (and perhaps a link) indented below it.",
);

const action = fields({ label: line(40), path: sitePath });

const common = { title: heading, ground, note: note.optional(), sources };

/** Heading at the left, running text at the right. */
const textSection = fields({ kind: z.literal("text"), ...common, paragraphs });

/** One list, ticked or numbered, in one to three columns. `intro` is set beside the heading. */
const listSection = fields({
  kind: z.literal("list"),
  ...common,
  intro: paragraph.optional(),
  numbered: yesNo.default(false),
  columns: z.literal([1, 2, 3], "Choose 1, 2 or 3 columns.").default(2),
  items: between(2, 24, listItem),
});

/** Two to four lists side by side, each under its own heading. */
const groupsSection = fields({
  kind: z.literal("groups"),
  ...common,
  intro: paragraph.optional(),
  groups: between(
    2,
    4,
    fields({ title: heading, text: paragraph.optional(), items: between(1, 12, listItem) }),
  ),
});

/** What happens at a visit: heading, text and a link at the left, numbered steps at the right. */
const stepsSection = fields({
  kind: z.literal("steps"),
  ...common,
  intro: paragraph.optional(),
  action: action.optional(),
  items: between(2, 8, fields({ name: line(90), text: line(320) })),
});

/** Recovery or a course of treatment, in order of time. */
const timelineSection = fields({
  kind: z.literal("timeline"),
  ...common,
  intro: paragraph.optional(),
  items: between(2, 10, fields({ when: line(40), name: line(90), text: line(400) })),
});

/** Questions and answers, always open. */
const questionsSection = fields({
  kind: z.literal("questions"),
  ...common,
  items: between(1, 12, fields({ question: line(140), answer: paragraphs })),
});

/** One or more small tables, each with a caption and column headings. */
const tablesSection = fields({
  kind: z.literal("tables"),
  ...common,
  intro: paragraph.optional(),
  tables: between(
    1,
    3,
    fields({
      caption: heading,
      columns: between(2, 4, line(60)),
      rows: between(1, 12, between(2, 4, line(300))),
    }).superRefine((table, context) => {
      table.rows.forEach((row, index) => {
        if (row.length !== table.columns.length) {
          context.addIssue({
            code: "custom",
            path: ["rows", index],
            message: `This row has ${row.length} cells; the table has ${table.columns.length} columns.`,
          });
        }
      });
    }),
  ),
});

/** One section of a service page. A new page needs no code: choose kinds and write. */
const serviceSection = z.discriminatedUnion(
  "kind",
  [
    textSection,
    listSection,
    groupsSection,
    stepsSection,
    timelineSection,
    questionsSection,
    tablesSection,
  ],
  {
    error: "Choose one of these kinds: text, list, groups, steps, timeline, questions, tables.",
  },
);

/** The sections of a page, in the order in which they show. */
export const pageSections = between(3, 14, serviceSection).superRefine((sections, context) => {
  sections.forEach((section, index) => {
    const before = sections[index - 1];
    if (before !== undefined && before.ground !== "white" && before.ground === section.ground) {
      context.addIssue({
        code: "custom",
        path: [index, "ground"],
        message: `The section before is ${section.ground} too. Use white or another ground here.`,
      });
    }
  });
});

/**
 * Whether a physician has checked the medical text. "awaiting" takes no name and no date, so
 * neither can be invented; "reviewed" needs both.
 */
const review = z.discriminatedUnion(
  "status",
  [
    fields({ status: z.literal("awaiting") }),
    fields({ status: z.literal("reviewed"), reviewer: line(80), date: day, next: day.optional() }),
  ],
  { error: 'Choose a status: "awaiting", or "reviewed" with a reviewer and a date.' },
);

const procedureTypes = [
  "NoninvasiveProcedure",
  "PercutaneousProcedure",
  "SurgicalProcedure",
] as const;

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
  name: line(90),
  alternateNames: between(1, 8, line(60)),
  procedureType: between(1, 3, oneOf(...procedureTypes)).describe(
    "Every way of working that the page describes.",
  ),
  bodyLocation: line(90),
});

/**
 * When not to wait for an appointment: signs that end the sentence "Call 911 now if", others that
 * end "Go to an emergency room now if", first aid, and where to turn with less. Every word of it
 * needs the physician's approval.
 */
const emergency = fields({
  atTop: fields({ title: heading, text: prose(300) })
    .optional()
    .describe(
      "For pages about operations: a line at the top, while the card stands beside recovery.",
    ),
  signs: between(2, 6, line(140)),
  emergencyRoom: between(1, 8, line(140)).optional(),
  firstAid: between(1, 3, fields({ title: heading, text: prose(700) })).optional(),
  otherwise: prose(700),
  sources,
});

/** A service: one file, one page at /service/<file name>. */
export const serviceSchema = fields({
  order: z
    .int("Write a whole number.")
    .min(1, "At least 1.")
    .max(99, "At most 99.")
    .describe("Position in menus and grids."),
  title: line(60).describe("Name in menus and cards, and the h1."),
  shortTitle: line(60).describe("Name in the list of services on location pages."),
  icon: oneOf(...serviceIcons),
  view: oneOf(...cropViews),
  lead: line(220).describe("One sentence under the h1."),
  summary: line(160).describe("One or two sentences for cards."),
  features: between(2, 6, line(60)).describe("Key features, usually four, for the services page."),
  seo,
  entity: medicalEntity,
  review,
  emergency,
  sections: pageSections,
  callToAction: fields({ title: heading, text: prose(240), action }).describe(
    "The dark band at the end.",
  ),
  toConfirm,
}).superRefine(({ emergency, sections }, context) => {
  const before = recoveryIn(sections);
  if (emergency.atTop !== undefined && before === -1) {
    context.addIssue({
      code: "custom",
      path: ["emergency", "atTop"],
      message:
        "The card stands after the section of kind timeline, and there is none. Add one, or remove this line.",
    });
  }
  for (const index of emergency.atTop === undefined ? [0] : [before, before + 1]) {
    if (sections[index]?.ground !== "warm") continue;
    context.addIssue({
      code: "custom",
      path: ["sections", index, "ground"],
      message: "The card next to it is warm too. Use white or mist for this section.",
    });
  }
});

/** Where the section on recovery stands: the first timeline; -1 if there is none. */
export function recoveryIn(sections: readonly { kind: string }[]): number {
  return sections.findIndex(({ kind }) => kind === "timeline");
}

export type Service = z.infer<typeof serviceSchema>;
export type ServiceSection = z.infer<typeof serviceSection>;
export type ListItem = z.infer<typeof listItem>;
export type Note = z.infer<typeof note>;
export type CropView = (typeof cropViews)[number];
export type ServiceIcon = (typeof serviceIcons)[number];
