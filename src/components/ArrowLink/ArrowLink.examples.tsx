import { practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { ArrowLink, BackLink, NewTabLink } from "./ArrowLink.tsx";

export const examples: Examples = [
  {
    name: "on",
    element: <ArrowLink href="/services">All services</ArrowLink>,
    shows: [["link", "All services"]],
  },
  {
    name: "on, over several lines",
    element: (
      <ArrowLink href="/services">
        {"All services of the practice and what each of them is good for. ".repeat(3).trim()}
      </ArrowLink>
    ),
    shows: [["link", 1]],
  },
  {
    name: "back",
    element: <BackLink href="/locations">All locations</BackLink>,
    shows: [["link", "All locations"]],
  },
  {
    name: "to another site",
    element: <NewTabLink href={practice.directionsUrl}>Get directions</NewTabLink>,
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
