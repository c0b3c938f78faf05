import type { Examples } from "../../gallery/example.ts";
import { RoundButton } from "./RoundButton.tsx";

export const examples: Examples = {
  back: [<RoundButton icon="arrow-left" label="Previous page" />, ["button", "Previous page"]],
  on: [<RoundButton icon="arrow-right" label="Next page" />, ["button", "Next page"]],
  disabled: [<RoundButton icon="plus" label="Larger" disabled />, ["button", "Larger"]],
};
