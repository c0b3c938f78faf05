import type { Examples } from "../../gallery/example.ts";
import { CloseButton } from "./CloseButton.tsx";

export const examples: Examples = {
  close: [<CloseButton label="Close menu" />, ["button", "Close menu"]],
};
