import type { Examples } from "../../example.ts";
import { NewTabLink } from "./NewTabLink.tsx";

export const examples: Examples = {
  "to another site": [
    <NewTabLink href="https://maps.example/">Get directions</NewTabLink>,
    ["link", "Get directions (opens in a new tab)"],
  ],
  "to a document": [
    <NewTabLink href="/credentials.pdf" document>
      Publications
    </NewTabLink>,
    ["link", "Publications (opens in a new tab)"],
  ],
};
