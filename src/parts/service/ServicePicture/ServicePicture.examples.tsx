import type { Examples } from "../../example.ts";
import { ServicePicture } from "./ServicePicture.tsx";

const medicine = "ear-nose-throat sinus lungs sleep nose bandage thyroid ear head".split(" ");

export const examples: Examples = {
  "of medicine": [
    <div>
      {medicine.map((icon) => (
        <ServicePicture key={icon} icon={icon} />
      ))}
    </div>,
  ],
  "of Lucide": [
    <div>
      <ServicePicture icon="Sun" />
      <ServicePicture icon="ScanSearch" view="skin" />
    </div>,
  ],
};
