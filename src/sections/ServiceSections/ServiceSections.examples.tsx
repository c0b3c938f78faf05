import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { ServiceSections } from "./ServiceSections.tsx";

const sentence = "It is done in the office and takes an hour.";
const items = [
  "Stuffy nose",
  { name: "Snoring", text: sentence },
  { name: "Ringing ears", link: "/service/hearing-disorders" },
];
const groups = ["Before", "During", "After", "Later"].map((title) => ({
  title,
  items: ["Rest", "Water"],
}));

export const examples: Examples = [
  {
    name: "text",
    element: (
      <ServiceSections
        sections={[
          {
            kind: "text",
            title: "About",
            ground: "white",
            paragraphs: [sentence, "And that is all."],
          },
        ]}
      />
    ),
    shows: [["heading", "About"], sentence],
  },
  {
    name: "list",
    element: (
      <ServiceSections
        sections={[
          {
            kind: "list",
            title: "Signs",
            ground: "mist",
            intro: "Some of them.",
            numbered: false,
            columns: 2,
            items,
          },
        ]}
      />
    ),
    shows: [
      ["heading", "Signs"],
      ["listitem", 3],
      ["link", "Ringing ears"],
    ],
  },
  {
    name: "numbered list without intro",
    element: (
      <ServiceSections
        sections={[
          { kind: "list", title: "Signs", ground: "warm", numbered: true, columns: 3, items },
        ]}
      />
    ),
    shows: [["listitem", 3]],
  },
  {
    name: "two groups",
    element: (
      <ServiceSections
        sections={[{ kind: "groups", title: "Care", ground: "white", groups: groups.slice(0, 2) }]}
      />
    ),
    shows: [["heading", 3]],
  },
  {
    name: "three groups with texts",
    element: (
      <ServiceSections
        sections={[
          {
            kind: "groups",
            title: "Care",
            ground: "mist",
            intro: "In steps.",
            groups: groups.slice(0, 3).map((group) => ({ ...group, text: sentence })),
          },
        ]}
      />
    ),
    shows: [["heading", 4]],
  },
  {
    name: "four groups",
    element: (
      <ServiceSections sections={[{ kind: "groups", title: "Care", ground: "warm", groups }]} />
    ),
    shows: [["heading", 5]],
  },
  {
    name: "steps with a button",
    element: (
      <ServiceSections
        sections={[
          {
            kind: "steps",
            title: "Your visit",
            ground: "white",
            intro: "What happens.",
            action: { label: "Plan a visit", path: "/contact-us" },
            items: [
              { name: "Talk", text: sentence },
              { name: "Exam", text: sentence },
            ],
          },
        ]}
      />
    ),
    shows: [
      ["link", "Plan a visit"],
      ["listitem", 2],
    ],
  },
  {
    name: "timeline",
    element: (
      <ServiceSections
        sections={[
          {
            kind: "timeline",
            title: "Getting well",
            ground: "mist",
            items: [
              { when: "Day 1", name: "Rest", text: sentence },
              { when: "Week 2", name: "Walk", text: sentence },
            ],
          },
        ]}
      />
    ),
    shows: [
      ["heading", "Getting well"],
      ["heading", "Walk"],
    ],
  },
  {
    name: "questions",
    element: (
      <ServiceSections
        sections={[
          {
            kind: "questions",
            title: "Questions",
            ground: "white",
            items: [{ question: "Does it hurt?", answer: ["No."] }],
          },
        ]}
      />
    ),
    shows: [["term", 1], "Does it hurt?"],
  },
  {
    name: "tables",
    element: (
      <ServiceSections
        sections={[
          {
            kind: "tables",
            title: "In numbers",
            ground: "white",
            tables: [
              { caption: "Hearing", columns: ["Degree", "Decibels"], rows: [["Mild", "26 to 40"]] },
              { caption: "Sleep", columns: ["Degree", "Pauses"], rows: [["Mild", "5 to 14"]] },
            ],
          },
        ]}
      />
    ),
    shows: [
      ["table", "Hearing"],
      ["table", "Sleep"],
    ],
  },
  {
    name: "notes on white and on a tint, one urgent",
    element: (
      <ServiceSections
        sections={[
          {
            kind: "text",
            title: "First",
            ground: "white",
            paragraphs: [sentence],
            note: { title: "Good to know", text: sentence, urgent: false },
          },
          {
            kind: "text",
            title: "Second",
            ground: "mist",
            paragraphs: [sentence],
            note: { title: "Call 911", text: sentence, urgent: true },
          },
          {
            kind: "text",
            title: "Third",
            ground: "warm",
            paragraphs: [sentence],
            note: { title: "Good to know too", text: sentence, urgent: false },
          },
        ]}
      />
    ),
    shows: [
      ["heading", "Good to know"],
      ["heading", "Call 911"],
      ["heading", 6],
    ],
  },
  {
    name: "two white ones in a row, with long titles",
    element: (
      <ServiceSections
        sections={[
          { kind: "text", title: longWord, ground: "white", paragraphs: [sentence] },
          {
            kind: "list",
            title: `More of ${longWord}`,
            ground: "white",
            numbered: false,
            columns: 1,
            items: [longWord, ...items],
          },
        ]}
      />
    ),
    shows: [["heading", 2]],
  },
  { name: "none", element: <ServiceSections sections={[]} />, shows: [] },
];
