import type { Examples } from "../../gallery/example.ts";
import { NewTabLink } from "./NewTabLink.tsx";

export const examples: Examples = [
  {
    name: "to another site",
    element: <NewTabLink href="https://maps.example/">Get directions</NewTabLink>,
    shows: [["link", "Get directions (opens in a new tab)"]],
  },
  {
    name: "to a document",
    element: (
      <NewTabLink href="/credentials.pdf" document>
        Publications
      </NewTabLink>
    ),
    shows: [["link", "Publications (opens in a new tab)"]],
  },
];
