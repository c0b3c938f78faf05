import { grammars } from "../../languages/grammar/grammars.ts";
import type { Language } from "../../languages/languages.ts";

/* How the search reads a text: the build writes stems, so the browser must read a query alike. */

/** A text as the search reads it: stems, a synonym as the first word of its group. */
export interface Reading {
  /** Every word, in order. */
  all: readonly string[];
  /** Without those too common to tell anything. */
  telling: readonly string[];
}

/** The words of a text in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f'’]/g, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** How to read texts: a name of several words, and a synonym, is the first word that means the same. */
export function readerOf(
  language: Language,
  synonyms: readonly (readonly string[])[],
): (text: string, meant?: (stem: string, letters: number) => string) => Reading {
  const { stem, stopWords } = grammars[language];
  const same = new Map<string, string>();
  for (const group of synonyms) {
    const names = group.map((name) => wordsOf(name).join(" "));
    const first = names.find((name) => !name.includes(" ")) ?? "";
    for (const name of names) if (!same.has(name)) same.set(name, first);
  }
  const names = [...same].filter(([name]) => name.includes(" "));
  const joined = (words: readonly string[]) => {
    let text = ` ${words.join(" ")} `;
    for (const [name, word] of names) text = text.replaceAll(` ${name} `, ` ${word} `);
    return text.split(" ").filter(Boolean);
  };
  return (text, meant = (stem) => stem) => {
    const stems = (words: readonly string[]) =>
      words.map((word) => {
        const stemmed = stem(same.get(word) ?? word);
        return stopWords.has(word) ? stemmed : meant(stemmed, word.length);
      });
    const words = joined(wordsOf(text));
    // “Throwing up” is a name with a stop word, and “nose has been bleeding” one with stop words between.
    const telling = joined(words.filter((word) => !stopWords.has(word)));
    return { all: stems(words), telling: stems(telling.filter((word) => word.length > 1)) };
  };
}

/** What is found by phrases of patients, as stems, separated by commas. */
export interface Named {
  names: string;
}

/** The phrases of a list, each as its stems. */
export function phrasesIn(names: string): string[][] {
  return names.split(",").map((name) => name.split(" "));
}

/** Most words that may stand between those of a phrase: “took her tonsils right out”. */
const mostBetween = 3;

/** Whether a text says one of some phrases: its words in their order, close to each other. */
export function says(text: readonly string[], phrases: readonly (readonly string[])[]): boolean {
  return phrases.some((phrase) =>
    text.some((first, start) => {
      if (first !== phrase[0]) return false;
      let last = start;
      return phrase.slice(1).every((word) => {
        const next = text.indexOf(word, last + 1);
        const isNear = next !== -1 && next - last <= mostBetween + 1;
        last = next;
        return isNear;
      });
    }),
  );
}

/** The age in years that a query names; infinite where it names none. */
export function ageIn(query: string, language: Language): number {
  const found = grammars[language].age.exec(wordsOf(query).join(" "));
  return found ? Number(found.groups?.["years"] ?? 0) : Number.POSITIVE_INFINITY;
}

/** The language that most words of a query are in, if it is another. */
export function otherLanguage(language: Language, query: string): Language | undefined {
  const words = wordsOf(query);
  const known = (Object.keys(grammars) as Language[]).map((tag) => ({
    tag,
    count: words.filter(
      (word) => grammars[tag].stopWords.has(word) || grammars[tag].tellingWords.has(word),
    ).length,
  }));
  const own = known.find(({ tag }) => tag === language)?.count ?? 0;
  const [best] = known.sort((a, b) => b.count - a.count);
  return best && best.count > own && best.count >= words.length / 2 ? best.tag : undefined;
}
