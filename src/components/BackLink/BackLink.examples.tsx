import type { Examples } from "../../gallery/example.ts";
import { BackLink } from "./BackLink.tsx";

export const examples: Examples = {
  "to the page above": [
    <BackLink href="/locations">All locations</BackLink>,
    ["link", "All locations"],
  ],
};
