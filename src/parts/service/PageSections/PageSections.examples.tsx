import type { Figure, Section } from "../../../schemas/sections.ts";
import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { PageSections } from "./PageSections.tsx";

const sentence = "It is done in the office and takes an hour.";
const items = [
  "Stuffy nose",
  { name: "Snoring", text: sentence },
  { name: "Ringing ears", link: "/service/hearing-disorders" },
];
const groups = ["Before", "During", "After"].map((title) => ({
  title,
  text: sentence,
  items: ["Rest", "Water"],
}));

const figure: Figure = {
  drawing: "ear",
  name: "The ear, from outside in",
  views: [{ alt: "An ear, cut open." }],
  legend: ["Outer ear", "Ear canal", longWord].map((name) => ({ name, text: sentence })),
};
const pair: Figure = {
  ...figure,
  drawing: "septum",
  views: [
    { alt: "A straight wall.", title: "Open", text: sentence },
    { alt: "A bent wall.", title: "Blocked" },
  ],
  remark: "The dots are air.",
};

const show = (...sections: Section[]) => (
  <PageSections sections={sections} costs={{ label: "Costs", path: "/services" }} />
);

export const examples: Examples = {
  list: [
    show({
      kind: "list",
      id: "section-1",
      title: "Signs",
      ground: "mist",
      intro: "Some of them.",
      numbered: false,
      columns: 2,
      items,
    }),
    ["heading", "Signs"],
    ["listitem", 3],
    ["link", "Ringing ears"],
  ],
  "three groups with texts": [
    show({
      kind: "groups",
      id: "section-3",
      title: "Care",
      ground: "mist",
      intro: "In steps.",
      groups,
    }),
    ["heading", 4],
  ],
  "steps with a button": [
    show({
      kind: "steps",
      id: "section-5",
      title: "Your visit",
      ground: "white",
      intro: "What happens.",
      action: { label: "Plan a visit", path: "/contact-us" },
      items: [
        { name: "Talk", text: sentence },
        { name: "Exam", text: sentence },
      ],
    }),
    ["link", "Plan a visit"],
    ["listitem", 2],
  ],
  questions: [
    show({
      kind: "questions",
      id: "section-7",
      title: "Questions",
      ground: "white",
      items: ["Does it hurt?", `Is it the same as ${longWord}?`].map((question) => ({
        question,
        answer: ["No.", "Read [more](/services)."],
      })),
    }),
    "Does it hurt?",
  ],
  tables: [
    show({
      kind: "tables",
      id: "section-8",
      title: "In numbers",
      ground: "white",
      tables: [
        {
          caption: "Hearing",
          columns: ["Degree", "Decibels", "What is hard", "What helps"],
          rows: [
            [longWord, "26 to 40", sentence, sentence],
            ["Severe", "71 to 90", sentence, sentence],
          ],
        },
        { caption: "Sleep", columns: ["Degree", "Pauses"], rows: [["Mild", "5 to 14"]] },
      ],
    }),
    ["table", "Hearing"],
    ["columnheader", "Decibels"],
    ["rowheader", longWord],
    ["cell", "26 to 40"],
    ["table", "Sleep"],
  ],
  "notes on white and on a tint, one urgent": [
    show(
      {
        kind: "text",
        id: "section-9",
        title: "First",
        ground: "white",
        paragraphs: [sentence],
        note: { title: "Good to know", text: sentence, urgent: false },
      },
      {
        kind: "text",
        id: "section-10",
        title: "Second",
        ground: "mist",
        paragraphs: [sentence],
        note: { title: "Call 911", text: sentence, urgent: true },
      },
      {
        kind: "text",
        id: "section-11",
        title: "Third",
        ground: "warm",
        paragraphs: [sentence],
        note: { title: "Good to know too", text: sentence, urgent: false },
      },
    ),
    ["heading", "Good to know"],
    ["heading", "Call 911"],
    ["heading", 6],
  ],
  "two white ones in a row, with long titles": [
    show(
      { kind: "text", id: "section-12", title: longWord, ground: "white", paragraphs: [sentence] },
      {
        kind: "list",
        id: "section-13",
        title: `More of ${longWord}`,
        ground: "white",
        numbered: false,
        columns: 1,
        items: [longWord, ...items],
      },
    ),
    ["heading", 2],
  ],
  "figure of one plate": [
    show({
      kind: "figure",
      id: "ear",
      title: "How the ear works",
      ground: "white",
      paragraphs: [sentence, "Read [more](/services)."],
      figure,
      note: { title: "Good to know", text: sentence, urgent: false },
    }),
    ["region", "How the ear works"],
    ["figure", "The ear, from outside in"],
    ["img", "An ear, cut open."],
    ["listitem", 3],
    ["link", "more"],
    ["heading", "Good to know"],
  ],
  "figure of a pair": [
    show({
      kind: "figure",
      id: "nose",
      title: "Open and blocked",
      ground: "mist",
      paragraphs: [sentence],
      figure: pair,
    }),
    ["img", 2],
    "The dots are air.",
  ],
  signs: [
    show({
      kind: "signs",
      id: "signs",
      title: "Signs",
      ground: "white",
      intro: sentence,
      items: ["Snoring", { name: "Loud breathing", text: sentence, link: "/services" }, longWord],
    }),
    ["link", "Loud breathing"],
    ["listitem", 3],
  ],
  "names, with and without pages": [
    show({
      kind: "names",
      id: "treatments",
      title: "Treatments",
      ground: "warm",
      intro: sentence,
      groups: [
        { title: "Devices", items: [{ name: "CPAP", text: sentence, link: "/services" }] },
        { title: longWord, text: sentence, items: [{ name: longWord }] },
      ],
    }),
    ["link", "CPAP"],
    ["heading", 3],
  ],
  "timelines across the page, and one too long for it": [
    show(
      ...[3, 7].map(
        (count): Section => ({
          kind: "timeline",
          id: `course-${count}`,
          title: `A course of ${count} steps`,
          ground: "white",
          intro: sentence,
          items: Array.from({ length: count }, (_, day) => ({
            when: `Day ${day}`,
            name: longWord,
            text: sentence,
          })),
        }),
      ),
    ),
    ["region", "A course of 3 steps"],
    ["listitem", 10],
  ],
  "treatments, cost and terms": [
    show(
      {
        kind: "options",
        id: "options",
        title: "The nearest choices",
        ground: "white",
        options: ["CPAP", longWord].map((name) => ({
          id: name.toLowerCase(),
          name,
          does: sentence,
          suits: sentence,
          tradeoffs: sentence,
        })),
      },
      {
        kind: "cost",
        id: "cost",
        title: "Cost and insurance",
        ground: "mist",
        paragraphs: [sentence],
      },
      {
        kind: "terms",
        id: "words",
        title: "Words you may hear",
        ground: "white",
        items: [
          { term: "FESS", meaning: sentence },
          { term: longWord, meaning: sentence },
        ],
      },
    ),
    ["table", "The nearest choices"],
    ["region", "Cost and insurance"],
    ["link", "Costs"],
    ["term", 2],
  ],
  none: [show()],
};

export const frame = "page";
