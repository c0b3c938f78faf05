import type { Option } from "../../../schemas/sections.ts";
import type { Examples, Grounds } from "../../example.ts";
import { longWord } from "../../fixtures.ts";
import { OptionsTable } from "./OptionsTable.tsx";

export const grounds: Grounds = ["white", "mist"];

const option: Option = {
  id: "nerve-stimulation",
  name: "Nerve stimulation",
  does: "A small implant moves the tongue.",
  suits: "You cannot use CPAP.",
  tradeoffs: "It is an operation.",
  recovery: "A few days.",
};

const other = {
  ...option,
  id: "cpap",
  name: "CPAP",
  remark: "From a supplier.",
  recovery: undefined,
  path: "/services",
};

export const examples: Examples = {
  "one of this page, one of another": [
    <>
      <h2 id="choices">The nearest choices</h2>
      <OptionsTable labelledBy="choices" options={[option]} others={[other]} />
    </>,
    ["table", "The nearest choices"],
    ["columnheader", "Recovery"],
    ["link", "CPAP"],
    "A small implant moves the tongue. May suit you if: You cannot use CPAP.",
    "From a supplier.",
  ],
  "long words, no recovery": [
    <>
      <h2 id="choices">Choices</h2>
      <OptionsTable
        labelledBy="choices"
        options={[
          { ...option, name: longWord, does: longWord, tradeoffs: longWord, recovery: undefined },
          { ...option, id: "two", recovery: undefined },
        ]}
      />
    </>,
    ["columnheader", 3],
    ["rowheader", longWord],
  ],
};
