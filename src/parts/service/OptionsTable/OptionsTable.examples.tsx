import type { Examples, Grounds } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { OptionsTable } from "./OptionsTable.tsx";

/** Bands of a service page. */
export const grounds: Grounds = ["white", "mist", "warm"];

const cells = {
  does: "Opens the nose.",
  suits: "Medicine was not enough.",
  tradeoffs: `Crusts, and ${longWord}.`,
  recovery: "A week.",
  plans: "Approval before the day.",
};

export const examples: Examples = {
  "two groups": [
    <>
      <h2 id="options">Treatments compared</h2>
      <OptionsTable
        labelledBy="options"
        groups={[
          { title: "Without surgery", options: [{ id: "wait", name: "Wait and watch", ...cells }] },
          {
            title: "Surgery",
            options: [
              {
                id: "septoplasty",
                name: "Septoplasty",
                remark: "Not done in this office.",
                ...cells,
              },
            ],
          },
        ]}
      />
    </>,
    ["table", "Treatments compared"],
    ["row", 5],
    ["columnheader", "What plans usually ask"],
    ["rowheader", "Surgery"],
    ["rowheader", "Wait and watch"],
    ["cell", 10],
    "Not done in this office.",
  ],
};
