import type { Examples } from "../../gallery/example.ts";
import { Prose } from "./Prose.tsx";

export const examples: Examples = [
  {
    name: "text",
    element: (
      <p>
        <Prose text="Ears, noses and throats." />
      </p>
    ),
    shows: ["Ears, noses and throats."],
  },
  {
    name: "telephone number",
    element: (
      <p>
        <Prose text="Call (404) 555-0100 before noon." />
      </p>
    ),
    shows: ["(404) 555-0100"],
  },
  {
    name: "links and strong words",
    element: (
      <p>
        <Prose text="See [hearing](/service/hearing-disorders), [call](tel:+14045550100) or read [the law](https://law.example/). **Soon.**" />
      </p>
    ),
    shows: [
      ["link", "hearing"],
      ["link", "call"],
      ["link", "the law (opens in a new tab)"],
      ["strong", 1],
    ],
  },
  {
    name: "an address that no link may have",
    element: (
      <p>
        <Prose text="[Press me](javascript:alert(1)) and *nothing* happens." />
      </p>
    ),
    shows: [["link", 0]],
  },
];
