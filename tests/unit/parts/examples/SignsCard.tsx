import type { Sign } from "../../../../src/data/signs.ts";
import { SignsCard } from "../../../../src/parts/signs/SignsCard.tsx";
import { practice, signs } from "../../../practice/fixtures.ts";
import type { Examples } from "../example.ts";

const { levels } = practice;
const [sign] = signs as [Sign];

export const examples: Examples = {
  "the signs for everybody": [
    <SignsCard id="emergency" practice={practice} signs={signs} />,
    ["heading", levels["call-911"].title],
    ["listitem", signs.length],
    ["link", sign.name],
  ],
  "with a place whose page is not public": [
    <SignsCard
      id="signs"
      practice={practice}
      signs={[
        { ...sign, path: undefined, name: "A neck that swells", text: "Sit up." },
        { ...sign, level: "call-today", name: "An ear that suddenly hears less" },
      ]}
      title="When not to wait"
      more={{ label: "All signs", path: "/symptoms" }}
    />,
    ["heading", "When not to wait"],
    ["heading", levels["call-today"].title],
    ["listitem", 2],
    ["link", "All signs"],
    "A neck that swells. Sit up.",
  ],
};
