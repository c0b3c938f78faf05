import type { Examples, Grounds } from "../../example.ts";
import { CostNote } from "./CostNote.tsx";

export const grounds: Grounds = ["white", "mist", "warm"];

export const examples: Examples = {
  "with a link": [
    <CostNote
      section={{
        kind: "cost",
        id: "cost",
        title: "What it costs",
        ground: "white",
        paragraphs: ["Your plan must agree first.", "Ask us for an estimate."],
      }}
      link={{ label: "Costs and insurance", path: "/new-patients/costs" }}
    />,
    ["heading", "What it costs"],
    ["link", "Costs and insurance"],
    "Ask us for an estimate.",
  ],
};
