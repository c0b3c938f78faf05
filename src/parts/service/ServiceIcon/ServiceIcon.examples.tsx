import type { Examples } from "../../example.ts";
import { ServiceIcon } from "./ServiceIcon.tsx";

const medicine = "ear-nose-throat sinus lungs sleep nose bandage thyroid ear head".split(" ");

export const examples: Examples = {
  "of medicine": [
    <div>
      {medicine.map((name) => (
        <ServiceIcon key={name} name={name} />
      ))}
    </div>,
  ],
  "of Lucide": [
    <div>
      <ServiceIcon name="Sun" />
      <ServiceIcon name="ScanSearch" />
    </div>,
  ],
};
