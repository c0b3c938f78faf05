import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { TopicList } from "./TopicList.tsx";

export const examples: Examples = {
  topics: [
    <TopicList
      title="What would you like to know?"
      topics={[
        { label: "CPAP", summary: "Getting used to it.", path: "/services", anchors: ["devices"] },
        { label: longWord, summary: longWord, path: "/contact-us", anchors: [] },
      ]}
    />,
    ["navigation", "What would you like to know?"],
    ["link", "CPAP"],
    "Getting used to it.",
  ],
};

export const frame = "page";
