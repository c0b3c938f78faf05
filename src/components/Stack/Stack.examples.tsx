import type { Examples } from "../../gallery/example.ts";
import { Button } from "../Button/Button.tsx";
import { Stack } from "./Stack.tsx";

export const examples: Examples = {
  "three parts": [
    <Stack>
      <h3>Ears</h3>
      <p>All about them.</p>
      <Button>Listen</Button>
    </Stack>,
    ["heading", "Ears"],
    ["button", "Listen"],
  ],
};
