import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples, Grounds } from "../../gallery/example.ts";
import { Preparation } from "./Preparation.tsx";

/** Bands of a service page. */
export const grounds: Grounds = ["white", "mist", "warm"];

export const examples: Examples = {
  several: [
    <Preparation
      items={[
        { when: "Two weeks before", name: "Blood thinners", text: "Ask us before you stop any." },
        { name: "A driver", text: "Someone has to take you home." },
        { name: longWord, text: longWord },
      ]}
    />,
    ["listitem", 3],
    ["heading", "Blood thinners"],
    "Two weeks before",
  ],
};
