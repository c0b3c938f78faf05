import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Button } from "../Button/Button.tsx";
import { Actions } from "./Actions.tsx";

export const examples: Examples = [
  {
    name: "one button",
    element: (
      <Actions>
        <Button>Save</Button>
      </Actions>
    ),
    shows: [["button", "Save"]],
  },
  {
    name: "two buttons",
    element: (
      <Actions>
        <Button>Save</Button>
        <Button outline>Cancel</Button>
      </Actions>
    ),
    shows: [
      ["button", "Save"],
      ["button", "Cancel"],
    ],
  },
  {
    name: "three, one of them long",
    element: (
      <Actions>
        <Button>Save</Button>
        <Button outline>Cancel</Button>
        <Button outline>{longWord}</Button>
      </Actions>
    ),
    shows: [["button", 3]],
  },
];
