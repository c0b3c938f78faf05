import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples, Grounds } from "../../gallery/example.ts";
import { FactTiles } from "./FactTiles.tsx";

/** Signs stand on light bands. */
export const grounds: Grounds = ["white", "mist"];

export const examples: Examples = {
  three: [
    <FactTiles
      facts={[
        { figure: "10 days", text: "is how long most colds last." },
        { figure: "A few minutes", text: "is all that a look inside takes." },
        { figure: longWord, text: longWord },
      ]}
    />,
    ["term", 3],
    ["definition", 3],
    "10 days",
  ],
};
