import type { Examples } from "../gallery/example.ts";
import { longWord } from "../gallery/samples.ts";
import { GoLink } from "./GoLink.tsx";
import { SectionHead } from "./SectionHead.tsx";

export const examples: Examples = [
  { name: "title alone", element: <SectionHead title="Conditions" />, shows: [["heading", "Conditions"]] },
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
        <GoLink href="/services">All services</GoLink>
      </SectionHead>
    ),
    shows: [
      ["heading", "Services"],
      ["link", "All services"],
    ],
  },
  { name: "long title", element: <SectionHead title={longWord} intro={"A long sentence. ".repeat(10).trim()} />, shows: [["heading", longWord]] },
];
