import type { Examples } from "../../example.ts";
import { References } from "./References.tsx";

const url = "https://journal.example/";

export const examples: Examples = {
  "with and without a journal": [
    <References
      references={[
        { authors: "Academy", title: "Sinusitis", source: "Journal", year: 2020, url },
        { authors: "Smith J and others.", title: "Rinses", year: 2018, url: `${url}rinses` },
      ]}
    />,
    ["region", "References"],
    ["listitem", 2],
    ["link", "Sinusitis (opens in a new tab)"],
    "Journal, 2020.",
    "Smith J and others. Rinses",
    "Show the references",
  ],
};

export const frame = "page";
