import { distance } from "fastest-levenshtein";

/*
 * A translation is a list of pairs, with the English as the key. Translators should not have to find
 * the pairs that no longer fit among five hundred, or copy the new English over: these come first, with
 * what the page says now.
 */

/** Name of the field that shows the pairs. */
export const translationsWidget = "translations";

/** An English text and its translation, in the field that is named after the language. */
export type Pair = Readonly<Record<string, string>>;

/** Pairs as the editor holds them: as JSON, because it loses a list in a custom field with the first letter. */
export function fromPairs(pairs: readonly Pair[] = []): string {
  return JSON.stringify(pairs);
}

/** The pairs in a value of the editor. */
export function toPairs(value: unknown): Pair[] {
  return typeof value === "string" && value !== "" ? JSON.parse(value) : [];
}

/** A sentence to translate, or translated. */
export interface Sentence {
  /** What the page says in English now; for a pair without a page, what it said. */
  english: string;
  /** What it said when it was translated, where that is something else. */
  before?: string;
  state: "new" | "changed" | "gone" | "done";
}

/** How different two texts may be for one to be a new wording of the other: 0 the same, 1 nothing alike. */
const nearEnough = 0.6;

const difference = (before: string, after: string) =>
  distance(before, after) / Math.max(before.length, after.length, 1);

/**
 * The former wording of a text that has no pair, among the pairs without a text.
 *
 * @param next the pair after that of the text before it
 */
function formerOf(
  english: string,
  stale: readonly string[],
  next: string | undefined,
): string | undefined {
  const [nearest] = stale.toSorted((a, b) => difference(a, english) - difference(b, english));
  if (nearest !== undefined && difference(nearest, english) <= nearEnough) return nearest;
  // A text that was rewritten altogether is where the old one was.
  return stale.find((text) => text === next);
}

/**
 * The sentences of a file, those that wait for a translator first.
 *
 * @param english the texts of the file in English; undefined where it is not known, then all are done
 */
export function sentencesOf(
  pairs: readonly Pair[],
  english: readonly string[] | undefined,
): Sentence[] {
  const keys = pairs.map(({ en = "" }) => en);
  if (english === undefined) return keys.map((en) => ({ english: en, state: "done" }));
  let stale = keys.filter((en) => !english.includes(en));
  let last = -1;
  const all = english.map((text): Sentence => {
    const before = keys.includes(text) ? text : formerOf(text, stale, keys[last + 1]);
    if (before === undefined) return { english: text, state: "new" };
    last = keys.indexOf(before);
    stale = stale.filter((other) => other !== before);
    return before === text
      ? { english: text, state: "done" }
      : { english: text, before, state: "changed" };
  });
  const waiting = all.filter(({ state }) => state !== "done");
  const gone = stale.map((en): Sentence => ({ english: en, state: "gone" }));
  return [...waiting, ...gone, ...all.filter(({ state }) => state === "done")];
}

/** The pair of a sentence, under what the page says now or under what it said. */
export function pairOf(pairs: readonly Pair[], { english, before }: Sentence): Pair | undefined {
  return pairs.find(({ en }) => en === english) ?? pairs.find(({ en }) => en === before);
}

/**
 * The pairs with a translation of what a sentence says now, at the place of its former one, or after that of
 * the text before it.
 *
 * @param english the texts of the file, in their order
 */
export function withTranslation(
  pairs: readonly Pair[],
  sentence: Sentence,
  language: string,
  translation: string,
  english: readonly string[] = [],
): Pair[] {
  const pair = { en: sentence.english, [language]: translation };
  const old = pairOf(pairs, sentence);
  if (old !== undefined) return pairs.map((other) => (other === old ? pair : other));
  const above = english.slice(0, english.indexOf(sentence.english));
  const at = pairs.findLastIndex(({ en = "" }) => above.includes(en)) + 1;
  return pairs.toSpliced(at, 0, pair);
}

/** The texts of the file that a list of pairs translates: of all files, the one with most of them. */
export function englishFor(
  pairs: readonly Pair[],
  files: readonly (readonly string[])[],
): readonly string[] | undefined {
  const keys = new Set(pairs.map(({ en }) => en));
  const shared = (texts: readonly string[]) => texts.filter((text) => keys.has(text)).length;
  const [best] = files
    .map((texts) => ({ texts, count: shared(texts) }))
    .toSorted((a, b) => b.count - a.count);
  return best === undefined || best.count === 0 ? undefined : best.texts;
}
