import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { SectionHead } from "./SectionHead.tsx";

export const examples: Examples = {
  "with a link": [
    <SectionHead title="Services">
      <ArrowLink href="/services">All services</ArrowLink>
    </SectionHead>,
    ["heading", "Services"],
    ["link", "All services"],
  ],
  "long title": [
    <SectionHead title={longWord} intro={`${"A long sentence. ".repeat(10)}[More](/about).`} />,
    ["heading", longWord],
    ["link", "More"],
  ],
};
