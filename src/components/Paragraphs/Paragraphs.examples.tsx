import type { Examples } from "../../gallery/example.ts";
import { Paragraphs } from "./Paragraphs.tsx";

export const examples: Examples = {
  one: [
    <Paragraphs texts={["Ears, noses and throats."]} />,
    ["paragraph", 1],
    "Ears, noses and throats.",
  ],
  "several, the first larger": [
    <Paragraphs texts={["Ears first.", "Then noses.", "Throats last."]} lead />,
    ["paragraph", 3],
  ],
  "links and strong words": [
    <Paragraphs
      texts={["Read of [hearing](/service/hearing-disorders), or **call** (404) 555-0100."]}
    />,
    ["link", "hearing"],
    ["strong", 1],
  ],
};
