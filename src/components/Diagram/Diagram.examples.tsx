import type { Examples, Grounds } from "../../gallery/example.ts";
import { Diagram } from "./Diagram.tsx";

/** Bands of a service page. */
export const grounds: Grounds = ["white", "mist", "warm", "dark"];

const legend = ["Septum", "Lower turbinates", "Middle turbinates", "Cheek sinus"].map((name) => ({
  name,
}));

export const examples: Examples = {
  "pair with captions": [
    <Diagram
      drawing="septum"
      name="The nose from the front"
      views={[
        { alt: "A straight wall.", title: "Open", text: "Air has room." },
        { alt: "A bent wall.", title: "Blocked" },
      ]}
      legend={legend.map(({ name }) => ({ name, text: "It warms the air." }))}
      remark="The dots are air."
    />,
    ["figure", "The nose from the front"],
    ["img", "A straight wall."],
    ["img", "A bent wall."],
    ["listitem", 4],
    "The dots are air.",
  ],
  single: [
    <Diagram drawing="ear" name="The ear" views={[{ alt: "An ear, cut open." }]} legend={legend} />,
    ["figure", "The ear"],
    ["img", 1],
  ],
};
