import type { Examples } from "../../gallery/example.ts";
import { Columns } from "./Columns.tsx";

const parts = ["First part.", "Second part.", "Third part.", "Fourth part."].map((text) => (
  <p key={text}>{text}</p>
));

export const examples: Examples = {
  three: [<Columns>{parts.slice(0, 3)}</Columns>, ["paragraph", 3]],
  four: [<Columns>{parts}</Columns>, ["paragraph", 4]],
  "fewer than it has room for": [<Columns>{parts.slice(0, 1)}</Columns>, ["paragraph", 1]],
};
