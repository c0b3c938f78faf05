import {
  longProvider,
  portrait,
  practice,
  provider,
} from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { PhysicianSummary } from "./PhysicianSummary.tsx";

const pdf = { href: "/credentials.pdf", label: "Publications" };

export const examples: Examples = {
  usual: [
    <PhysicianSummary
      title="Your physician"
      provider={provider}
      portrait={portrait}
      practice={practice}
      credentialsPdf={pdf}
    />,
    ["heading", "Your physician"],
    ["img", provider.image.alt],
    ["link", `About ${provider.name}`],
    ["link", "Publications (opens in a new tab)"],
    ["term", 4],
  ],
  "long name, short biography": [
    <PhysicianSummary
      title="Your physician"
      provider={longProvider}
      portrait={portrait}
      practice={practice}
      credentialsPdf={pdf}
    />,
    ["link", `About ${longProvider.name}`],
  ],
};
