import type { Examples, Grounds } from "../../example.ts";
import { danger, longWord, practice } from "../../fixtures.ts";
import { SiteSearch } from "./SiteSearch.tsx";

const search = {
  practice,
  danger,
  label: "What are you looking for?",
  button: "Search",
  indexPath: "/assets/search-index.json",
};

export const grounds: Grounds = ["white", "mist", "warm"];

export const examples: Examples = {
  "nothing asked": [
    <SiteSearch
      {...search}
      fallback="If you do not find it here, call [the office](tel:+14045550100)."
    />,
    ["searchbox", "What are you looking for?"],
    ["button", "Search"],
    ["listitem", 0],
  ],
  "long words": [
    <SiteSearch {...search} label={`${longWord} or ${longWord}?`} button={longWord} guess />,
    ["searchbox", `${longWord} or ${longWord}?`],
  ],
};

export const frame = "page";
