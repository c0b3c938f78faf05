import { z } from "zod";
import { howToDrawing } from "./drawing.ts";
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
  yesNo,
} from "./fields.ts";
import { inForm } from "./form-words.ts";

/** The color of a band. White carries most; never two tinted neighbours alike. */
const ground = inForm(
  { choices: { white: "White", mist: "Tint of the dark color", warm: "Tint of the light color" } },
  oneOf("white", "mist", "warm"),
)
  .default("white")
  .describe("Two sections with the same color may not follow each other, except white.");

/** A remark at the foot of a section. Urgent ones say when to call 911. */
const note = fields({
  title: heading,
  text: prose(700),
  urgent: yesNo.default(false).describe("Turn on if it says when to get help."),
});

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
 * A drawing that explains, with its numbered legend. Two views show the two halves of a drawing of a
 * pair, such as open and shut. Entry n of the legend is the pin numbered n in the drawing.
 */
const figure = fields({
  drawing: role("diagram", slug).describe(
    "Name of the drawing's file in content/art/diagrams or src/art/diagrams, without its ending.",
  ),
  name: entry(140).describe(
    "What the drawing shows, in a few words, for people who cannot see it.",
  ),
  views: between(
    1,
    2,
    fields({
      alt: inForm({ label: "What it shows" }, line(320)).describe(
        "In one or two sentences, for people who cannot see it.",
      ),
      title: role("heading", line(60)).optional(),
      text: line(240).optional(),
    }),
  ),
  legend: inForm(
    { singular: "part" },
    between(1, 12, fields({ name: entry(70), text: line(200).optional() })),
  )
    .optional()
    .describe("Its numbered parts, in order. Leave empty to show the drawing without numbers."),
  labels: inForm(
    { singular: "label" },
    between(
      1,
      6,
      fields({
        pin: z.int("Write the number of a part in the drawing.").min(1).max(12),
        name: entry(20),
      }),
    ),
  )
    .optional()
    .describe(
      "One or two words in the drawing, at the place of the number named. For a figure without a list of parts.",
    ),
  remark: line(240)
    .optional()
    .describe(
      "What the dots or the dashes mean, or what is on which side. Shown below the list of parts, or the drawing. Leave empty to show nothing.",
    ),
}).superRefine(({ legend, labels }, context) => {
  if (legend !== undefined && labels !== undefined)
    refuse(
      context,
      ["labels"],
      "Leave out the labels or the list of parts: a drawing has words or numbers.",
    );
});

const common = {
  id: anchor(
    "Name this section in small letters, such as options or recovery-septoplasty.",
  ).describe(
    "Short name of the section in its address: the word options in /service/sleep-apnea#options. Leave it as it is, because links use it.",
  ),
  title: heading,
  label: inForm({ label: "Shorter title" }, role("link", role("heading", line(40))))
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
const textSection = kind("text", { paragraphs, drawing: howToDrawing });

/** One list, ticked or numbered, in one to three columns. `intro` is set beside the heading. */
const listSection = kind("list", {
  intro,
  numbered: yesNo.default(false),
  columns: z.literal([1, 2, 3], "Choose 1, 2 or 3 columns.").default(2),
  items: between(2, 24, listItem),
  drawing: howToDrawing,
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

/** Signs, with rings before them. */
const signsSection = kind("signs", {
  items: between(2, 14, listItem),
  meaning: paragraph
    .optional()
    .describe(
      "What the number of checks means, which is shown above it. Leave empty to show nothing.",
    ),
});

/** Names in groups, each with a line and a page that says more: treatments, or what it may be. */
const namesSection = kind("names", {
  intro,
  groups: between(
    1,
    6,
    fields({
      title: heading,
      text: line(160).optional(),
      items: between(
        1,
        14,
        fields({
          name: entry(70),
          text: line(160).optional().describe("A whole sentence, such as: They clear mucus."),
          link: sitePath.optional(),
        }),
      ),
    }),
  ),
});

/** A treatment in a table of choices. */
export const optionSchema = fields({
  id: anchor("Name this treatment in small letters, such as oral-appliance.").describe(
    "A short name in small letters. Links to the treatment use it, so leave it as it is once chosen.",
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
  recovery: line(200)
    .optional()
    .describe("How long it takes to get over it. Leave empty if there is nothing to get over."),
});

/** The nearest choices side by side. */
const optionsSection = kind("options", {
  intro,
  options: between(1, 5, optionSchema),
}).superRefine(({ options }, context) => {
  if (options.length < 2) refuse(context, ["options"], "Compare at least two treatments.");
});

/** What it costs, in three to five lines. A link to the page about costs follows. */
const costSection = kind("cost", { paragraphs: between(1, 3, paragraph) });

/** What happens at a visit: numbered steps, and a link. */
const stepsSection = kind("steps", {
  intro,
  action: action.optional(),
  items: between(2, 10, fields({ name: entry(90), text: line(320) })),
  drawing: howToDrawing,
  cameraExam: inForm({ label: "With the pictures of a camera exam" }, yesNo)
    .optional()
    .describe("Turn on where a step is an exam with a thin camera. The pictures are in care.yaml."),
});

/** A course of treatment, in order of time. Recoveries have their own files. */
const timelineSection = kind("timeline", {
  intro,
  items: between(2, 10, fields({ when: entry(40), name: entry(90), text: line(400) })),
});

/** Questions and answers, always open. */
const questionsSection = kind("questions", {
  items: inForm(
    { singular: "question" },
    between(
      1,
      12,
      fields({ question: entry(140), answer: inForm({ singular: "paragraph" }, paragraphs) }),
    ),
  ),
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
      rows: between(1, 12, inForm({ singular: "cell" }, between(2, 4, line(300)))),
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
  namesSection,
  listSection,
  groupsSection,
  stepsSection,
  optionsSection,
  timelineSection,
  costSection,
  tablesSection,
  questionsSection,
] as const;

export const sectionSchema = z.discriminatedUnion("kind", kinds, {
  error: `Choose one of these kinds: ${kinds.map(({ shape }) => shape.kind.value).join(", ")}.`,
});

/** Refuses a treatment whose id is among those of the page already, and adds these. */
function refuseRepeated(
  { options }: SectionOf<"options">,
  section: number,
  seen: Set<string>,
  context: z.RefinementCtx,
): void {
  options.forEach(({ id }, option) => {
    if (seen.has(id))
      refuse(
        context,
        [section, "options", option, "id"],
        `Another part of this page is called ${id} too. Choose another id.`,
      );
    seen.add(id);
  });
}

/** The sections of a page, in the order in which they show. */
export const pageSections = between(2, 14, sectionSchema).superRefine((sections, context) => {
  const names = new Set(sections.map(({ id }) => id));
  sections.forEach((section, index) => {
    const before = sections[index - 1];
    const { id, ground } = section;
    if (sections.slice(0, index).some((other) => other.id === id))
      refuse(context, [index, "id"], `Another section is called ${id} already. Choose another id.`);
    if (section.kind === "options") refuseRepeated(section, index, names, context);
    if (ground !== "white" && before?.ground === ground)
      refuse(
        context,
        [index, "ground"],
        `The section before is ${ground} too. Use white or another ground here.`,
      );
  });
});

export type Section = z.infer<typeof sectionSchema>;
export type SectionOf<K extends Section["kind"]> = Extract<Section, { kind: K }>;
export type ListItem = z.infer<typeof listItem>;
export type Figure = z.infer<typeof figure>;
export type Option = z.infer<typeof optionSchema>;
