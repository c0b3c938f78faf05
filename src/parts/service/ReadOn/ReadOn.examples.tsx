import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { ReadOn } from "./ReadOn.tsx";

export const examples: Examples = {
  "with former anchors": [
    <ReadOn
      links={[
        { label: "CPAP", path: "/services", anchors: ["devices", "getting-used"] },
        { label: longWord, path: "/about" },
      ]}
    />,
    ["link", "CPAP"],
    ["listitem", 2],
  ],
};

export const frame = "page";
