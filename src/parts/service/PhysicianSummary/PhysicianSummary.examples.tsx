import type { Examples } from "../../example.ts";
import { longProvider, portrait, practice } from "../../fixtures.ts";
import { PhysicianSummary } from "./PhysicianSummary.tsx";

const pdf = { href: "/credentials.pdf", label: "Publications" };

export const examples: Examples = {
  "long name, short biography": [
    <PhysicianSummary
      title="Your physician"
      provider={longProvider}
      portrait={portrait}
      practice={practice}
      credentialsPdf={pdf}
    />,
    ["heading", "Your physician"],
    ["img", portrait.alt],
    ["link", `About ${longProvider.name}`],
    ["link", "Publications (opens in a new tab)"],
    ["term", 4],
  ],
};

export const frame = "page";
