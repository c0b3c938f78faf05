import { retext } from "retext";
import retextReadability from "retext-readability";
import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { ProseString } from "./prose.ts";

/**
 * A sentence should be clear to readers of 14, who begin grade 9. It is reported when six of the seven
 * formulas agree that it is not: one alone takes any medical word for hard reading.
 */
const reader = retext().use(retextReadability, { age: 14, threshold: 6 / 7 });

const sentencesOf = new Intl.Segmenter("en", { granularity: "sentence" });

/** English sentences that are hard to read. */
export async function hardReading(all: readonly ProseString[]): Promise<Problem[]> {
  // What search results show has its own limit.
  const read = all.filter(({ language, roles }) => language === "en" && !roles.includes("result"));
  const found = await Promise.all(
    read.map(async (passage) => {
      const { messages } = await reader.process(passage.text);
      return messages.map(({ actual }) =>
        problemAt(
          passage,
          `This sentence is hard to read for many patients: "${actual}" Write shorter sentences and plainer words.`,
        ),
      );
    }),
  );
  return found.flat();
}

/**
 * The school grade for which English texts are written, by the Automated Readability Index, which needs no count of
 * syllables. NaN without a word. Source: Smith and Senter, AMRL-TR-66-220, 1967.
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => [...sentencesOf.segment(text)]);
  const words = texts.flatMap((text) => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []);
  const characters = words.join("").length;
  return 4.71 * (characters / words.length) + 0.5 * (words.length / sentences.length) - 21.43;
}
