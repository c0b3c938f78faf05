import { longWord, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { HomeHero } from "./HomeHero.tsx";

const ways = { bookingUrl: practice.booking.pageUrl, phoneHref: practice.phoneHref };

export const examples: Examples = {
  "three facts": [
    <HomeHero
      title="Ears, noses, throats"
      lead="All in one place."
      facts={["Since 2004", "Old Town", "Ages 3 and up"]}
      {...ways}
    />,
    ["heading", "Ears, noses, throats"],
    ["link", "Book Online (opens in a new tab)"],
    ["link", "Call Now"],
    ["listitem", 3],
  ],
  "long title, lead and facts": [
    <HomeHero
      title={`${longWord} for all ages and ailments`}
      lead={"All in one place. ".repeat(14).trim()}
      facts={["Double board-certified in Springfield and elsewhere", longWord]}
      {...ways}
    />,
    ["heading", `${longWord} for all ages and ailments`],
    ["listitem", 2],
  ],
};
