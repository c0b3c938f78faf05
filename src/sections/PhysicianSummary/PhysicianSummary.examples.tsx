import { longProvider, portrait, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
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
