import type { Option, Section } from "../../../schemas/sections.ts";
import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { ColumnSections } from "./ColumnSections.tsx";

const sentence = "It is done in the office and takes an hour.";

const option: Option = {
  id: "cpap",
  name: "CPAP",
  does: sentence,
  suits: sentence,
  tradeoffs: sentence,
  recovery: sentence,
};

const other = { ...option, name: longWord, remark: "From a supplier.", recovery: undefined };

const show = (...sections: Section[]) => (
  <ColumnSections
    sections={sections}
    costs={{ label: "Costs", path: "/services" }}
    treatments={new Map([["/service/sleep-apnea/surgery#palate", other]])}
  />
);

export const examples: Examples = {
  "figure and text, with a note": [
    show(
      {
        kind: "figure",
        id: "ear",
        title: "How the ear works",
        ground: "white",
        paragraphs: [sentence],
        figure: {
          drawing: "ear",
          name: "The ear, from outside in",
          views: [{ alt: "An ear, cut open." }],
          legend: ["Outer ear", longWord].map((name) => ({ name })),
        },
      },
      {
        kind: "text",
        id: "text",
        title: longWord,
        ground: "white",
        paragraphs: [sentence],
        note: { title: "Call 911", text: sentence, urgent: true },
      },
    ),
    ["region", "How the ear works"],
    ["figure", "The ear, from outside in"],
    ["heading", "Call 911"],
  ],
  "a treatment of another page, and one that is gone": [
    show({
      kind: "options",
      id: "options",
      title: "The nearest choices",
      ground: "white",
      intro: sentence,
      options: [option],
      others: ["/service/sleep-apnea/surgery#palate", "/service/sleep-apnea/surgery#gone"],
    }),
    ["table", "The nearest choices"],
    ["rowheader", 2],
    ["columnheader", "Recovery"],
    ["link", longWord],
    ["columnheader", "May suit you if"],
    "From a supplier.",
  ],
  "steps with a link, and cost": [
    show(
      {
        kind: "steps",
        id: "steps",
        title: "Your visit",
        ground: "white",
        action: { label: "Plan a visit", path: "/contact-us" },
        items: [
          { name: "Talk", text: sentence },
          { name: "Exam", text: sentence },
        ],
      },
      { kind: "cost", id: "cost", title: "Cost", ground: "white", paragraphs: [sentence] },
    ),
    ["link", "Plan a visit"],
    ["listitem", 2],
    ["region", "Cost"],
    ["link", "Costs"],
  ],
};

export const frame = "page";
