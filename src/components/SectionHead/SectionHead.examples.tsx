import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { SectionHead } from "./SectionHead.tsx";

export const examples: Examples = [
  {
    name: "title alone",
    element: <SectionHead title="Conditions" />,
    shows: [["heading", "Conditions"]],
  },
  {
    name: "with a sentence",
    element: <SectionHead title="Conditions" intro="What brings people to [us](/about)." />,
    shows: [
      ["heading", "Conditions"],
      ["link", "us"],
    ],
  },
  {
    name: "with a link",
    element: (
      <SectionHead title="Services">
        <ArrowLink href="/services">All services</ArrowLink>
      </SectionHead>
    ),
    shows: [
      ["heading", "Services"],
      ["link", "All services"],
    ],
  },
  {
    name: "long title",
    element: <SectionHead title={longWord} intro={"A long sentence. ".repeat(10).trim()} />,
    shows: [["heading", longWord]],
  },
];
