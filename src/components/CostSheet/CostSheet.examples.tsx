import type { Examples, Grounds } from "../../gallery/example.ts";
import { CostSheet } from "./CostSheet.tsx";

/** Bands of a service page. */
export const grounds: Grounds = ["white", "mist", "warm"];

const items = ["A referral, if your plan needs one.", "Your share of the cost."];

export const examples: Examples = {
  "three lists": [
    <CostSheet
      ground="white"
      lists={["What plans ask for", "What to ask your plan", "What to bring"].map((title) => ({
        title,
        items,
      }))}
      estimate={{ title: "Ask for an estimate", text: "[Call us](tel:+14045550100) before." }}
    />,
    ["heading", "What to ask your plan"],
    ["heading", "Ask for an estimate"],
    ["listitem", 6],
    ["link", "Call us"],
  ],
};
