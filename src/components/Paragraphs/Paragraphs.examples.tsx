import type { Examples } from "../../gallery/example.ts";
import { Paragraphs } from "./Paragraphs.tsx";

export const examples: Examples = {
  "several, the first larger": [
    <Paragraphs texts={["Ears first.", "Then noses.", "Throats last."]} lead />,
    ["paragraph", 3],
    "Then noses.",
  ],
};
