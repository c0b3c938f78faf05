import type { Examples } from "../../gallery/example.ts";
import { CallNow } from "./CallNow.tsx";

export const examples: Examples = [
  { name: "button", element: <CallNow href="tel:+14045550100" />, shows: [["link", "Call Now"]] },
];
