import type { Examples } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { LinkList } from "./LinkList.tsx";

export const examples: Examples = {
  "links, one without a page": [
    <LinkList
      links={[
        { label: "Sinus surgery", path: "/service/sinus-disorders" },
        { label: longWord, path: "/services" },
        { label: "Voice", path: undefined },
      ]}
    />,
    ["link", "Sinus surgery"],
    ["link", 2],
    ["listitem", 3],
    "Voice",
  ],
};
