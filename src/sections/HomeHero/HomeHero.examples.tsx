import { longWord, practice } from "../../../tests/example-practice/fixtures.ts";
import type { Examples } from "../../gallery/example.ts";
import { HomeHero } from "./HomeHero.tsx";

const ways = { bookingUrl: practice.booking.pageUrl, phoneHref: practice.phoneHref };

export const examples: Examples = [
  {
    name: "three facts",
    element: (
      <HomeHero
        title="Ears, noses, throats"
        lead="All in one place."
        facts={["Since 2004", "Old Town", "Ages 3 and up"]}
        {...ways}
      />
    ),
    shows: [
      ["heading", "Ears, noses, throats"],
      ["link", "Book Online (opens in a new tab)"],
      ["link", "Call Now"],
      ["listitem", 3],
    ],
  },
  {
    name: "long title, lead and facts",
    element: (
      <HomeHero
        title={`${longWord} for all ages and ailments`}
        lead={"All in one place. ".repeat(14).trim()}
        facts={["Double board-certified in Springfield and elsewhere", longWord]}
        {...ways}
      />
    ),
    shows: [
      ["heading", `${longWord} for all ages and ailments`],
      ["listitem", 2],
    ],
  },
];
