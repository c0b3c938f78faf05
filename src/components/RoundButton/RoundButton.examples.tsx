import type { Examples } from "../../gallery/example.ts";
import { RoundButton } from "./RoundButton.tsx";

export const examples: Examples = [
  {
    name: "back",
    element: <RoundButton icon="arrow-left" label="Previous page" />,
    shows: [["button", "Previous page"]],
  },
  {
    name: "on",
    element: <RoundButton icon="arrow-right" label="Next page" />,
    shows: [["button", "Next page"]],
  },
  {
    name: "disabled",
    element: <RoundButton icon="plus" label="Larger" disabled />,
    shows: [["button", "Larger"]],
  },
];
