import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { runsIn } from "./likeness.ts";

/** The signs of each page that has a card of them, by its file. */
function cardsOf({ services, topics, recoveries }: Content) {
  return [
    ...services.map(({ slug, emergency }) => ({ page: `services/${slug}`, card: emergency })),
    ...topics.map(({ service, slug, signs }) => ({
      page: `services/${service}/${slug}`,
      card: signs,
    })),
    ...recoveries.map(({ slug, warnings }) => ({ page: `recoveries/${slug}`, card: warnings })),
  ];
}

/** Sentences that say to call the office for a sign for which the page's card says 911 or emergency room. */
export function weakenedSigns(content: Content): Problem[] {
  return cardsOf(content).flatMap(({ page, card }) => {
    const all = [...(card.call911 ?? []), ...(card.emergencyRoom ?? [])];
    // "After a blow to the face …" is a case of its own.
    const signs = all.filter((sign) => !sign.startsWith("After "));
    const grave = new Set(signs.flatMap((sign) => [...runsIn(sign, page, 3)]));
    return content.strings
      .filter(({ file, roles }) => file === `content/${page}.yaml` && !roles.includes("sign"))
      .flatMap((string) =>
        string.text
          .split(/(?<=[.?!]) /)
          .filter(
            (sentence) =>
              /\b(?:call us|tell us|call the office|call \{phone)/i.test(sentence) &&
              !/911|emergency room/.test(sentence),
          )
          .flatMap((sentence) => [...runsIn(sentence, page, 3)].find((run) => grave.has(run)) ?? [])
          .map((run) =>
            problemAt(
              string,
              `"${run}" is a sign to call 911 or go to an emergency room on this page, and this sentence says to call the office.`,
            ),
          ),
      );
  });
}
