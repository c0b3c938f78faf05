import type { Examples } from "../../gallery/example.ts";
import { Paragraphs } from "./Paragraphs.tsx";

export const examples: Examples = [
  {
    name: "one",
    element: <Paragraphs texts={["Ears, noses and throats."]} />,
    shows: [["paragraph", 1], "Ears, noses and throats."],
  },
  {
    name: "several, the first larger",
    element: <Paragraphs texts={["Ears first.", "Then noses.", "Throats last."]} lead />,
    shows: [["paragraph", 3]],
  },
  {
    name: "links and strong words",
    element: (
      <Paragraphs
        texts={["Read of [hearing](/service/hearing-disorders), or **call** (404) 555-0100."]}
      />
    ),
    shows: [
      ["link", "hearing"],
      ["strong", 1],
    ],
  },
];
