import { distance } from "fastest-levenshtein";
import MiniSearch, { type Options, type SearchResult } from "minisearch";
import { stemmer } from "stemmer";
import type { Language } from "../languages/languages.ts";
import type { Answer } from "../schemas/answers.ts";

/**
 * The search, shared by the build, which writes the index, and the browser, which reads it:
 * both must tokenize and stem alike. Why so: docs/decisions/0014-search-and-404.md.
 */

/** What is indexed: a page, a part of one, or a remark on a subject without a page. */
export interface SearchDocument {
  /** With #id for a part of a page; of a remark, its #id alone. */
  path: string;
  title: string;
  /** Of the page, if it is not that of the search. */
  language?: string | undefined;
  /** How soon to be seen, where the document says so. */
  answer?: Answer | undefined;
  /** One or two sentences of a page; of a part, the name of its page. */
  summary: string;
  /** What patients say instead of the words on the page. */
  words: string;
  headings: string;
  text: string;
}

/** What a search shows of a document. */
export type Found = Pick<SearchDocument, "path" | "title" | "language" | "answer" | "summary">;

/** Stop words: too common to tell pages apart. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  en: wordSet(
    "a about after all also am an and any are as at be been before but by can could did didnt do does doesnt dont feel for from get had has have having help here how i if im in into is isnt it its ive just like me my need no not of on one or our out page should so some such than that the their them then there these they this to too up us was we were what when where which who why will with would you your",
  ),
  es: wordSet(
    "a al algo ante antes aqui asi aun con como cual cuando de del desde despues donde dos el ella ellos en entre era es esa ese eso esta estan estar este esto fue ha hace hacer han hasta hay la las le les lo los mas me mi mis mucho muy nada ni no nos o otra otro para pero por porque que quien se ser si sin sobre son soy su sus tal tambien te tengo tiene tienen todo tu un una uno unos usted y ya yo",
  ),
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** The stem of a word, without accents. */
const stemOf: Record<Language, (word: string) => string> = { en: stemmer, es: lightStem };

/** Strips number and gender from Spanish nouns and adjectives: Savoy, Light Stemming Approaches, SIGIR 2006. */
function lightStem(word: string): string {
  if (word.length < 5) return word;
  return word.endsWith("ces") ? `${word.slice(0, -3)}z` : word.replace(/[aeo]?s$|[aeo]$/, "");
}

/** A telephone number of the United States, in whatever way it is written or pasted. */
const phoneLike =
  /(?<!\d)(?:(?:\+|00)?1[\s.\-/(]*)?(?:(\d{3})[\s.\-/)\u2010-\u2015\u2212]*)?(\d{3})[\s.\-/\u2010-\u2015\u2212]*(\d{4})(?!\d)/g;

/** A number as one word, with and without its area code, so that no way of writing it matters. */
function joinPhone(_: string, area: string | undefined, office: string, line: string): string {
  return ` ${area === undefined ? "" : area + office + line} ${office}${line} `;
}

/** The words of a text in lower case, without accents and apostrophes. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f'’]/g, "")
      .replace(phoneLike, joinPhone)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** The more urgent of two answers to the same words scores higher. The most urgent first. */
const urgency: Record<Answer, number> = {
  "call-911": 1.5,
  "emergency-room": 1.4,
  "call-us-today": 1.3,
  "book-a-visit": 1.1,
  "at-home": 1,
};

const optionsOf = (language: Language, synonyms: ReadonlyMap<string, readonly string[]>) =>
  ({
    fields: ["title", "words", "headings", "text"],
    storeFields: ["path", "title", "language", "answer", "summary"],
    tokenize: wordsOf,
    // A stem joins "ears" and "ear"; only the word itself is near to its own misspellings. Running text is
    // three quarters of the index, and keeps stems alone.
    processTerm: (word, field) => {
      if (word.length < 2 || stopWords[language].has(word)) return null;
      const stem = stemOf[language];
      const words = synonyms.get(word) ?? [word];
      return [
        ...new Set(
          words.flatMap((synonym) => (field === "text" ? stem(synonym) : [synonym, stem(synonym)])),
        ),
      ];
    },
    searchOptions: {
      boost: { title: 6, words: 5, headings: 2 },
      prefix: (term) => term.length > 2,
      // A location's page repeats what the others say; it is meant when its own name or roads are. Every
      // page has the phone number, and a visitor who looks for it wants to reach the office.
      boostDocument: (_id, term, stored = {}) => {
        const { path, answer } = stored as Found;
        if (/^\d{7,}$/.test(term)) return path.endsWith("/contact-us") ? 1 : 0.01;
        if (answer !== undefined) return urgency[answer];
        return path.includes("/locations/") ? 0.35 : 1;
      },
      weights: { prefix: 0.3, fuzzy: 0.3 },
    },
  }) satisfies Options<SearchDocument>;

export type SearchIndex = MiniSearch<SearchDocument>;

/**
 * An index of these documents, for a search in a language. The same documents in the same order give the same
 * index.
 *
 * @param synonyms groups of words that each find what the others find
 */
export function indexOf(
  documents: readonly SearchDocument[],
  language: Language,
  synonyms: readonly (readonly string[])[] = [],
): SearchIndex {
  const groups = synonyms.map((group) => group.flatMap(wordsOf));
  const others = new Map(groups.flatMap((group) => group.map((word) => [word, group])));
  const index = new MiniSearch(optionsOf(language, others));
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return index;
}

/**
 * Loads the index from JSON.
 *
 * @throws when the text is no such index
 */
export function readIndex(json: string, language: Language): SearchIndex {
  return MiniSearch.loadJSON(json, optionsOf(language, new Map()));
}

/** Results with less than this share of the best one's score only share a common word with the query. */
const leastShare = 0.12;

/** An answer must match this share of the query, its rare words weighing more. */
const leastCoverage = 0.55;

/** An answer with less than this share of the best one's score is about something else. */
const leastAnswerShare = 0.4;

/** At most this many answers precede the results. */
const mostAnswers = 3;

/** What answers a query: how soon to be seen, the most urgent first, and where to read, best first. */
interface Results {
  answers: Found[];
  others: Found[];
}

/** @param limit of `others` */
export function find(index: SearchIndex, query: string, language: Language, limit = 8): Results {
  const results = index.search(query, { fuzzy: (term) => fuzziness(index, term) });
  const covers = coverageOf(query, results, language);
  const answered = results.filter(
    (result) => result["answer"] !== undefined && covers(result) >= leastCoverage,
  );
  const bestAnswer = answered[0]?.score ?? 0;
  const near = answered.filter(({ score }) => score >= bestAnswer * leastAnswerShare);
  const others = results.filter((result) => result["answer"] === undefined);
  const best = others[0]?.score ?? 0;
  return {
    answers: distinct(near.map(foundOf)).slice(0, mostAnswers).sort(byUrgency),
    others: others
      .filter(({ score }) => score >= best * leastShare)
      .slice(0, limit)
      .map(foundOf),
  };
}

/**
 * A quarter of the letters may be wrong, and none in short words, which are near to too many others. A word in
 * the index is no misspelling of another: "parking" is not "packing".
 */
function fuzziness(index: SearchIndex, term: string): number | false {
  if (term.length < 5) return false;
  const exact = { fuzzy: false, prefix: false, processTerm: (word: string) => word };
  return index.search(term, exact).length === 0 && 0.25;
}

/** The share of a query that a result matches. A word weighs more, the fewer results have it; one that none has, nothing. */
function coverageOf(query: string, results: readonly SearchResult[], language: Language) {
  const words = [...new Set(wordsOf(query))].map((word) => {
    const forms = [word, stemOf[language](word)];
    const matches = (result: SearchResult) =>
      forms.some((form) => result.queryTerms.includes(form));
    const count = results.filter(matches).length;
    return { matches, weight: count === 0 ? 0 : Math.log(1 + results.length / count) };
  });
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  return (result: SearchResult) =>
    words.reduce((sum, { matches, weight }) => sum + (matches(result) ? weight : 0), 0) / all;
}

function foundOf({ path, title, language, answer, summary }: SearchResult): Found {
  return { path, title, language, answer, summary };
}

/** Each sentence once: emergency cards share some of their signs. */
function distinct(found: readonly Found[]): Found[] {
  return [
    ...new Map(found.toReversed().map((entry) => [entry.title, entry])).values(),
  ].toReversed();
}

function byUrgency(a: Found, b: Found): number {
  const order = Object.keys(urgency);
  const [first = 0, second = 0] = [a, b].map(({ answer = "" }) => order.indexOf(answer));
  return first - second;
}

const nameIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const folderIn = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** Pages that a mistyped URL may have meant: similar spelling first, else similar meaning. At most `limit`. */
export function guess(index: SearchIndex, url: string, language: Language, limit = 4): Found[] {
  const requested = url
    .toLowerCase()
    .replace(/\.[a-z]+$/, "")
    .replace(/(\/index)?\/*$/, "");
  const name = nameIn(requested);
  const slips = Math.max(2, Math.floor(name.length / 4));
  const near = index
    .search(MiniSearch.wildcard)
    .map((result) => ({ found: foundOf(result), away: distance(name, nameIn(result["path"])) }))
    .filter(({ found: { path } }) => !path.includes("#"))
    .filter(({ away, found: { path } }) => away <= slips && away < nameIn(path).length)
    // Other folders have pages with similar names, so a misspelled one is looked for in its own folder only.
    .filter(
      ({ away, found: { path } }) =>
        away === 0 || distance(folderIn(requested), folderIn(path)) <= 2,
    )
    .sort((a, b) => a.away - b.away)
    .map(({ found }) => found);
  return near.length > 0 ? near.slice(0, limit) : find(index, name, language, limit).others;
}
