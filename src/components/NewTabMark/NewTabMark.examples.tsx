import type { Examples } from "../../gallery/example.ts";
import { NewTabMark } from "./NewTabMark.tsx";

export const examples: Examples = [
  {
    name: "in a link",
    element: (
      <a href="https://booking.example/" target="_blank" rel="noopener">
        The schedule <NewTabMark />
      </a>
    ),
    shows: [["link", "The schedule (opens in a new tab)"]],
  },
];
