import type { Examples } from "../../example.ts";
import { Button } from "./Button.tsx";

export const examples: Examples = {
  solid: [<Button>Show the map</Button>, ["button", "Show the map"]],
  "outline button": [<Button outline>Show the map</Button>, ["button", "Show the map"]],
  disabled: [<Button disabled>Show the map</Button>, ["button", "Show the map"]],
};
