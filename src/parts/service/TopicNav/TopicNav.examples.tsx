import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { TopicNav } from "./TopicNav.tsx";

export const examples: Examples = {
  "the second of three": [
    <TopicNav
      title="Sleep Apnea"
      path="/about"
      pages={[
        { label: "Overview", path: "/services" },
        { label: "About", path: "/about" },
        { label: longWord, path: "/contact-us" },
      ]}
    />,
    ["navigation", "Sleep Apnea"],
    "page 2 of 3",
  ],
};

export const frame = "page";
