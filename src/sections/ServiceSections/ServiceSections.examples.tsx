import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import type { ServiceSection } from "../../schemas/service.ts";
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

const show = (...sections: ServiceSection[]) => <ServiceSections sections={sections} />;

export const examples: Examples = {
  list: [
    show({
      kind: "list",
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
  "numbered list without intro": [
    show({ kind: "list", title: "Signs", ground: "warm", numbered: true, columns: 3, items }),
    ["listitem", 3],
  ],
  "three groups with texts": [
    show({
      kind: "groups",
      title: "Care",
      ground: "mist",
      intro: "In steps.",
      groups: groups.slice(0, 3).map((group) => ({ ...group, text: sentence })),
    }),
    ["heading", 4],
  ],
  "four groups": [show({ kind: "groups", title: "Care", ground: "warm", groups }), ["heading", 5]],
  "steps with a button": [
    show({
      kind: "steps",
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
  timeline: [
    show({
      kind: "timeline",
      title: "Getting well",
      ground: "mist",
      items: [
        { when: "Day 1", name: "Rest", text: sentence },
        { when: "Week 2", name: "Walk", text: sentence },
      ],
    }),
    ["heading", "Getting well"],
    ["heading", "Walk"],
  ],
  questions: [
    show({
      kind: "questions",
      title: "Questions",
      ground: "white",
      items: [{ question: "Does it hurt?", answer: ["No."] }],
    }),
    ["term", 1],
    "Does it hurt?",
  ],
  tables: [
    show({
      kind: "tables",
      title: "In numbers",
      ground: "white",
      tables: [
        { caption: "Hearing", columns: ["Degree", "Decibels"], rows: [["Mild", "26 to 40"]] },
        { caption: "Sleep", columns: ["Degree", "Pauses"], rows: [["Mild", "5 to 14"]] },
      ],
    }),
    ["table", "Hearing"],
    ["table", "Sleep"],
  ],
  "notes on white and on a tint, one urgent": [
    show(
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
    ),
    ["heading", "Good to know"],
    ["heading", "Call 911"],
    ["heading", 6],
  ],
  "two white ones in a row, with long titles": [
    show(
      { kind: "text", title: longWord, ground: "white", paragraphs: [sentence] },
      {
        kind: "list",
        title: `More of ${longWord}`,
        ground: "white",
        numbered: false,
        columns: 1,
        items: [longWord, ...items],
      },
    ),
    ["heading", 2],
  ],
  none: [show()],
};
