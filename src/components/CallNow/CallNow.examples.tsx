import type { Examples } from "../../gallery/example.ts";
import { CallNow } from "./CallNow.tsx";

export const examples: Examples = {
  button: [<CallNow href="tel:+14045550100" />, ["link", "Call Now"]],
};
