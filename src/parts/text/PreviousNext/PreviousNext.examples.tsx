import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { PreviousNext } from "./PreviousNext.tsx";

export const examples: Examples = {
  both: [
    <PreviousNext
      label="Sleep Apnea"
      previous={{ label: "CPAP", path: "/about" }}
      next={{ label: longWord, path: "/services" }}
    />,
    ["navigation", "Sleep Apnea, page by page"],
    ["link", "Previous CPAP"],
  ],
  "the first page": [
    <PreviousNext label="Sleep Apnea" next={{ label: "CPAP", path: "/about" }} />,
    ["link", "Next CPAP"],
  ],
};

export const frame = "page";
