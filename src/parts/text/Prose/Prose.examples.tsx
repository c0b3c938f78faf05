import type { Examples } from "../../example.ts";
import { Prose } from "./Prose.tsx";

export const examples: Examples = {
  "telephone number": [
    <p>
      <Prose text="Call (404) 555-0100 before noon." />
    </p>,
    "(404) 555-0100",
  ],
  "links and strong words": [
    <p>
      <Prose text="See [hearing](/service/hearing-disorders), [call](tel:+14045550100) or read [the law](https://law.example/). **Soon.**" />
    </p>,
    ["link", "hearing"],
    ["link", "call"],
    ["link", "the law (opens in a new tab)"],
    ["strong", 1],
  ],
  "an address that no link may have": [
    <p>
      <Prose text="[Press me](javascript:alert(1)) and *nothing* happens." />
    </p>,
    ["link", 0],
  ],
};
