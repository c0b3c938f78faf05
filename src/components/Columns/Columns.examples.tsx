import type { Examples } from "../../gallery/example.ts";
import { Columns } from "./Columns.tsx";

const parts = ["First part.", "Second part.", "Third part.", "Fourth part."].map((text) => (
  <p key={text}>{text}</p>
));

export const examples: Examples = [
  { name: "three", element: <Columns>{parts.slice(0, 3)}</Columns>, shows: [["paragraph", 3]] },
  { name: "four", element: <Columns>{parts}</Columns>, shows: [["paragraph", 4]] },
  {
    name: "fewer than it has room for",
    element: <Columns>{parts.slice(0, 1)}</Columns>,
    shows: [["paragraph", 1]],
  },
];
