import type { Examples } from "../../gallery/example.ts";
import { CloseButton } from "./CloseButton.tsx";

export const examples: Examples = [
  { name: "close", element: <CloseButton label="Close menu" />, shows: [["button", "Close menu"]] },
];
