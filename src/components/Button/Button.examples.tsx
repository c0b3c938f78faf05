import type { Examples } from "../../gallery/example.ts";
import { Button } from "./Button.tsx";

export const examples: Examples = [
  { name: "solid", element: <Button>Show the map</Button>, shows: [["button", "Show the map"]] },
  {
    name: "outline button",
    element: <Button outline>Show the map</Button>,
    shows: [["button", "Show the map"]],
  },
  {
    name: "disabled",
    element: <Button disabled>Show the map</Button>,
    shows: [["button", "Show the map"]],
  },
];
