import type { Examples } from "../../example.ts";
import { ReadMore } from "./ReadMore.tsx";

export const examples: Examples = {
  closed: [
    <ReadMore>
      <p>The rest of the story.</p>
    </ReadMore>,
    ["group", 1],
    "Read More",
    "The rest of the story.",
  ],
};
