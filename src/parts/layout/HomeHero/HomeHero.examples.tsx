import type { Examples } from "../../example.ts";
import { longWord, photograph, practice } from "../../fixtures.ts";
import { HomeHero } from "./HomeHero.tsx";

export const examples: Examples = {
  photograph: [
    <HomeHero
      title="ENT care"
      lead="All in one place."
      facts={["Most insurance", "Ages 3 and older"]}
      photograph={photograph}
      practice={practice}
    />,
    ["img", photograph.alt],
  ],
  "long title, lead and facts": [
    <HomeHero
      title={`${longWord} for all ages and ailments`}
      lead={"All in one place. ".repeat(14).trim()}
      facts={["Double board-certified in Springfield and elsewhere", longWord]}
      practice={practice}
    />,
    ["heading", `${longWord} for all ages and ailments`],
    ["link", "Book Online (opens in a new tab)"],
    ["link", "Call Now"],
    ["listitem", 2],
  ],
};

export const frame = "page";
