import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { TermList } from "./TermList.tsx";

const items = [
  { term: "FESS", meaning: "Surgery of the sinuses with a camera." },
  {
    term: "Hearing loss",
    meaning: "See [hearing](/services).",
    link: "/service/hearing-disorders",
  },
  { term: longWord, meaning: longWord },
];

export const examples: Examples = {
  "in one column": [<TermList items={items} />, ["term", 3], ["link", "Hearing loss"]],
  "in columns": [<TermList items={items} columns />, ["definition", 3], ["link", "hearing"]],
};
