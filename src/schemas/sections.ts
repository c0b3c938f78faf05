import { z } from "zod";
import { warnings } from "./answers.ts";
import { role } from "./field-role.ts";
import {
  anchor,
  between,
  entry,
  fields,
  heading,
  line,
  linkText,
  oneOf,
  paragraph,
  paragraphs,
  prose,
  refuse,
  sitePath,
  slug,
  sources,
  whole,
  yesNo,
} from "./fields.ts";

/** The colour of a band. White carries most; never two tinted neighbours alike. */
const ground = oneOf("white", "mist", "warm").default("white");

/** A remark at the foot of a section. Urgent ones say when to call 911. */
const note = fields({ title: heading, text: prose(700), urgent: yesNo.default(false) });

/** An entry of a list: a name, with a line of explanation and a page to read where they help. */
export const listItem = z.union(
  [
    line(160),
    fields({
      name: entry(90),
      text: line(320).optional(),
      link: sitePath.optional(),
    }),
  ],
  "Write one line of text, or a name with a text (and perhaps a link) indented below it.",
);

/** A link that looks like a button. */
export const action = fields({ label: linkText(40), path: sitePath });

/**
 * A part of a drawing without its numbers, for a close-up beside a text that says the same. `view`
 * is the id of a <view> in src/art/diagrams/<drawing>.svg.
 */
export const closeUp = fields({ drawing: role("diagram", slug), view: role("close-up", slug) });

/**
 * A drawing that explains, with its numbered legend. Two views show the two halves of a drawing of a
 * pair, such as open and shut. Entry n of the legend is the pin numbered n in the drawing.
 */
const figure = fields({
  drawing: role("diagram", slug).describe(
    "Name of the drawing's file in src/art/diagrams, without its ending.",
  ),
  name: entry(140).describe(
    "What the drawing shows, in a few words, for people who cannot see it.",
  ),
  views: between(
    1,
    2,
    fields({
      alt: line(320).describe(
        "What the picture shows, in one or two sentences, for people who cannot see it.",
      ),
      title: role("heading", line(60)).optional(),
      text: line(240).optional(),
    }),
  ),
  legend: between(1, 12, fields({ name: entry(70), text: line(200).optional() })),
  remark: line(240)
    .optional()
    .describe(
      "What the dots or the dashes mean. Shown below the list of parts. Leave empty to show nothing.",
    ),
});

const common = {
  id: anchor(
    "Name this section in small letters, such as options or recovery-septoplasty.",
  ).describe(
    "Short name of the section in its address: the word options in /service/sleep-apnea#options. Leave it as it is, because links use it.",
  ),
  title: heading,
  label: role("link", role("heading", line(40)))
    .optional()
    .describe("Shorter title for “On this page”. Leave empty to use the title."),
  ground,
  note: note.optional(),
  sources,
};

/** A section of a kind, with what all have. */
function kind<const Kind extends string, Shape extends z.ZodRawShape>(name: Kind, shape: Shape) {
  return fields({ kind: z.literal(name), ...common, ...shape });
}

const intro = paragraph.optional();

/** Heading at the left, running text at the right. */
const textSection = kind("text", { paragraphs });

/** One list, ticked or numbered, in one to three columns. `intro` is set beside the heading. */
const listSection = kind("list", {
  intro,
  numbered: yesNo.default(false),
  columns: z.literal([1, 2, 3], "Choose 1, 2 or 3 columns.").default(2),
  items: between(2, 24, listItem),
});

/** Two to four lists side by side, each under its own heading. */
const groupsSection = kind("groups", {
  intro,
  groups: between(
    2,
    4,
    fields({ title: heading, text: paragraph.optional(), items: between(1, 12, listItem) }),
  ),
});

/** A picture that explains, with its text. The first section of a page about a part of the body. */
const figureSection = kind("figure", {
  paragraphs,
  figure,
});

/** Signs, in large type, and up to four figures that the text of the page gives. */
const signsSection = kind("signs", {
  intro,
  items: between(2, 14, listItem),
  facts: between(2, 4, fields({ figure: line(30), text: line(160) }))
    .optional()
    .describe(
      "Numbers in large type, such as “2 weeks”, each with the rest of its sentence. Use only numbers that the page explains. Leave empty to show none.",
    ),
});

/** Conditions or causes, sorted into kinds, each kind with a close-up of a drawing. */
const conditionsSection = kind("conditions", {
  intro,
  groups: between(
    1,
    5,
    fields({
      title: heading,
      closeUp: closeUp.optional(),
      items: between(
        1,
        8,
        fields({ name: entry(90), text: prose(700), link: sitePath.optional() }),
      ),
    }),
  ),
});

/** A treatment in a table of choices. */
export const optionSchema = fields({
  id: anchor("Name this treatment in small letters, such as oral-appliance.").describe(
    "A short name in small letters. The page about costs uses it, so leave it as it is once chosen.",
  ),
  name: entry(70),
  remark: line(160)
    .optional()
    .describe(
      "A remark under the name, such as: Not done in this office. We can refer you. Leave empty to show nothing.",
    ),
  does: line(240).describe("What the treatment does."),
  suits: line(240).describe("Who it may help, in a whole sentence: You snore, and …"),
  tradeoffs: line(320),
  recovery: line(200),
  plans: line(200).describe("What insurance plans usually ask for before they agree to pay."),
});

/** Treatments side by side, in groups such as "Without surgery" and "Surgery". Every cell is filled. */
const optionsSection = kind("options", {
  intro,
  groups: between(
    1,
    4,
    fields({
      title: heading,
      options: between(1, 10, optionSchema),
    }),
  ),
}).superRefine(({ groups }, context) => {
  if (groups.flatMap(({ options }) => options).length < 4)
    refuse(
      context,
      ["groups"],
      "Compare at least four options. Waiting, and doing nothing, may be one of them.",
    );
});

/** What to do before an operation or a test. */
const preparationSection = kind("preparation", {
  intro,
  items: between(
    2,
    12,
    fields({
      when: entry(60).optional(),
      name: entry(90),
      text: prose(500),
    }),
  ),
});

/** What a visit or an operation costs: what plans ask for, what to ask them, and an estimate. */
const costSection = kind("cost", {
  intro,
  lists: between(2, 3, fields({ title: heading, items: between(2, 8, line(320)) })),
  estimate: fields({ title: heading, text: prose(900) }),
});

/** The names that patients are handed, with what they mean. */
const termsSection = kind("terms", {
  intro,
  items: between(2, 24, fields({ term: line(70), meaning: prose(320) })),
});

/** What happens at a visit: heading, text and a link at the left, numbered steps at the right. With a figure, on a dark ground beside it. */
const stepsSection = kind("steps", {
  intro,
  action: action.optional(),
  figure: figure.optional(),
  items: between(2, 10, fields({ name: entry(90), text: line(320) })),
});

/** Recovery or a course of treatment, in order of time. */
export const timelineSection = kind("timeline", {
  intro,
  operation: line(60)
    .optional()
    .describe(
      "Name of the operation. Patients can then see the dates of their recovery, so each step needs a day, and warnings are needed. Leave empty for anything else that takes time.",
    ),
  warnings: warnings
    .optional()
    .describe("When to call 911, go to an emergency room or call us. Shown above the steps."),
  items: between(
    2,
    10,
    fields({
      when: entry(40),
      day: whole(0, 730)
        .optional()
        .describe("First day of this step. The day of the operation is 0."),
      name: entry(90),
      text: line(400),
    }),
  ),
}).superRefine(({ operation, warnings, items }, context) => {
  if (operation !== undefined && warnings === undefined)
    refuse(
      context,
      ["warnings"],
      "A recovery needs its own warnings: call911, emergencyRoom and callUsToday, each a list of signs.",
    );
  items.forEach(({ day }, index) => {
    const before = items[index - 1]?.day ?? 0;
    if (operation !== undefined && (day === undefined || day < before))
      refuse(
        context,
        ["items", index, "day"],
        "Write the day on which this step begins: 0 for the day of the operation, then rising.",
      );
  });
});

/** Questions and answers, always open. */
const questionsSection = kind("questions", {
  items: between(1, 12, fields({ question: entry(140), answer: paragraphs })),
});

/** One or more small tables, each with a caption and column headings. */
const tablesSection = kind("tables", {
  intro,
  tables: between(
    1,
    3,
    fields({
      caption: heading,
      columns: between(2, 4, line(60)),
      rows: between(1, 12, between(2, 4, line(300))),
    }).superRefine(({ columns, rows }, context) => {
      rows.forEach(({ length }, index) => {
        const message = `This row has ${length} cells; the table has ${columns.length} columns.`;
        if (length !== columns.length) refuse(context, ["rows", index], message);
      });
    }),
  ),
});

/** One section of a page. A new page needs no code: choose kinds and write. */
const kinds = [
  textSection,
  figureSection,
  signsSection,
  conditionsSection,
  listSection,
  groupsSection,
  stepsSection,
  optionsSection,
  preparationSection,
  timelineSection,
  costSection,
  tablesSection,
  termsSection,
  questionsSection,
] as const;

export const sectionSchema = z.discriminatedUnion("kind", kinds, {
  error: `Choose one of these kinds: ${kinds.map(({ shape }) => shape.kind.value).join(", ")}.`,
});

/** Refuses a treatment whose id is among those of the page already, and adds the others. */
function refuseRepeated(
  { groups }: SectionOf<"options">,
  section: number,
  seen: Set<string>,
  context: z.RefinementCtx,
): void {
  groups.forEach(({ options }, group) => {
    options.forEach(({ id }, option) => {
      if (seen.has(id))
        refuse(
          context,
          [section, "groups", group, "options", option, "id"],
          `Another treatment on this page is called ${id} too. Choose another id.`,
        );
      seen.add(id);
    });
  });
}

/** The sections of a page, in the order in which they show. */
export const pageSections = between(3, 24, sectionSchema).superRefine((sections, context) => {
  const treatments = new Set<string>();
  sections.forEach((section, index) => {
    const before = sections[index - 1];
    const { id, ground } = section;
    if (sections.slice(0, index).some((other) => other.id === id))
      refuse(context, [index, "id"], `Another section is called ${id} already. Choose another id.`);
    if (ground !== "white" && before?.ground === ground)
      refuse(
        context,
        [index, "ground"],
        `The section before is ${ground} too. Use white or another ground here.`,
      );
    if (section.kind === "options") refuseRepeated(section, index, treatments, context);
  });
});

export type Section = z.infer<typeof sectionSchema>;
export type SectionOf<K extends Section["kind"]> = Extract<Section, { kind: K }>;
export type ListItem = z.infer<typeof listItem>;
export type Note = z.infer<typeof note>;
export type Figure = z.infer<typeof figure>;
export type CloseUp = z.infer<typeof closeUp>;
