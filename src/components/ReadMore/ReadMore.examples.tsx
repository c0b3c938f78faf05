import type { Examples } from "../../gallery/example.ts";
import { ReadMore } from "./ReadMore.tsx";

export const examples: Examples = [
  {
    name: "closed",
    element: (
      <ReadMore>
        <p>The rest of the story.</p>
      </ReadMore>
    ),
    shows: [["group", 1], "Read More", "The rest of the story."],
  },
];
