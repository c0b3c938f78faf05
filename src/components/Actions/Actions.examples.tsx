import { longWord } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { Button } from "../Button/Button.tsx";
import { Actions } from "./Actions.tsx";

export const examples: Examples = {
  "one button": [
    <Actions>
      <Button>Save</Button>
    </Actions>,
    ["button", "Save"],
  ],
  "three, one of them long": [
    <Actions>
      <Button>Save</Button>
      <Button outline>Cancel</Button>
      <Button outline>{longWord}</Button>
    </Actions>,
    ["button", "Cancel"],
    ["button", 3],
  ],
};
