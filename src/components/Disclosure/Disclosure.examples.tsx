import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples, Grounds } from "../../gallery/example.ts";
import { Disclosure } from "./Disclosure.tsx";

/** Bands of a service page. */
export const grounds: Grounds = ["white", "mist", "warm"];

export const examples: Examples = {
  "below a phrase": [
    <Disclosure summary={`Is it the same as ${longWord}?`}>
      <p>Not quite.</p>
    </Disclosure>,
    ["group", 1],
    "Is it the same",
    "Not quite.",
  ],
  "below a heading": [
    <Disclosure id="names" summary={<h2>Names you may hear</h2>}>
      <p>Each with what it means.</p>
    </Disclosure>,
    ["heading", "Names you may hear"],
    "Each with what it means.",
  ],
};
