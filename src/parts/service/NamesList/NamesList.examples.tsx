import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { NamesList } from "./NamesList.tsx";

export const examples: Examples = {
  "with and without pages": [
    <NamesList
      groups={[
        {
          title: "Devices",
          text: "They work while you use them.",
          items: [
            { name: "CPAP", text: "Air through a mask.", link: "/services" },
            { name: "Oral appliance", text: "A mouthpiece." },
          ],
        },
        { title: longWord, items: [{ name: longWord, text: longWord, link: "/contact-us" }] },
      ]}
    />,
    ["heading", 2],
    ["link", "CPAP"],
    "They work while you use them.",
    "A mouthpiece.",
  ],
};
