import { type HoursPlacement, hoursInWords, weekInWords } from "../../src/data/hours.ts";
import type { Content } from "../../src/data/load-content.ts";
import type { Ask } from "../../src/schemas/review.ts";

/** What the site calls where it shows office hours. */
const places: Readonly<Record<HoursPlacement, string>> = {
  banner: "the top of every page",
  booking: "the booking window",
  structuredData: "search engines",
  home: "home",
  about: "about",
  contact: "contact",
  providers: "physicians",
  testimonials: "testimonials",
  footer: "the foot of every page",
  services: "the list of services",
  service: "each service",
  locations: "the list of locations",
  location: "each location",
};

const weeks = ["topOfEveryPage", "footOfEveryPage"] as const;

/** Which of two weeks of office hours counts, and what each choice changes; undefined where there is one week. */
export function hoursQuestion({ practice }: Content): Ask | undefined {
  const { authoritative, topOfEveryPage, footOfEveryPage = topOfEveryPage } = practice.hours;
  const said = { topOfEveryPage, footOfEveryPage };
  const isOne = JSON.stringify(topOfEveryPage) === JSON.stringify(footOfEveryPage);
  if (authoritative !== "" || isOne) return undefined;
  const now = hoursInWords(practice);
  const choices = weeks.map((week) => {
    const then = hoursInWords({ ...practice, hours: { ...practice.hours, authoritative: week } });
    const changed = (Object.keys(places) as HoursPlacement[])
      .filter((place) => JSON.stringify(then[place]) !== JSON.stringify(now[place]))
      .map((place) => places[place]);
    const hours = weekInWords(said[week])
      .map(({ days, time = "closed" }) => `${days} ${time}`)
      .join(", ");
    return `${hours}. It changes ${changed.join(", ")}. Write ${week}.`;
  });
  return {
    question:
      "Pages state two different weeks of office hours. Which counts? It is written in content/practice.yaml, under hours, as authoritative. Until then the site says “Hours vary: please call” whenever they differ.",
    choices,
  };
}
