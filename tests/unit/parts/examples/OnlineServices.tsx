import { OnlineServices } from "../../../../src/parts/book/OnlineServices.tsx";
import { longPractice, longWord, practice } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

export const examples: Examples = {
  none: [<OnlineServices practice={longPractice} />],
  all: [
    <OnlineServices practice={practice} />,
    ["term", 3],
    ["link", "Patient Portal (opens in a new tab)"],
    ["link", "Pay a Bill (opens in a new tab)"],
    ["link", "New patient form (opens in a new tab)"],
    "Some visits can be by video.",
  ],
  "forms with long names": [
    <OnlineServices
      practice={{
        ...longPractice,
        forms: ["History", longWord].map((label) => ({
          label: `${label} form with a name that takes more than one line`,
          language: "en",
          href: "https://forms.example/",
        })),
      }}
    />,
    ["term", 1],
    ["link", 2],
  ],
};
