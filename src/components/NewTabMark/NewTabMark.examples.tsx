import type { Examples } from "../../gallery/example.ts";
import { NewTabMark } from "./NewTabMark.tsx";

export const examples: Examples = {
  "in a link": [
    <a href="https://booking.example/" target="_blank" rel="noopener">
      The schedule <NewTabMark />
    </a>,
    ["link", "The schedule (opens in a new tab)"],
  ],
};
