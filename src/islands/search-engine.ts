import { distance } from "fastest-levenshtein";
import MiniSearch, { type Options } from "minisearch";
import { stemmer } from "stemmer";
import type { Language } from "../languages/languages.ts";

/**
 * The search, shared by the build, which writes the index, and the browser, which reads it:
 * both must tokenize and stem alike. Why so: docs/decisions/0014-search-and-404.md.
 */

/** A page as it is indexed. */
export interface SearchDocument {
  path: string;
  title: string;
  /** Of the page, where it is not that of the search. */
  language?: string | undefined;
  /** One or two sentences, shown with a result. */
  summary: string;
  /** What patients say instead of the words on the page. */
  words: string;
  headings: string;
  text: string;
}

/** What a search shows of a page. */
export type Found = Pick<SearchDocument, "path" | "title" | "language" | "summary">;

/** Stop words: too common to tell pages apart. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  en: wordSet(
    "a about after all also am an and any are as at be been before but by can could did do does feel for from get had has have having help how i if in into is it its just like me my need no not of on one or our out page should so some such than that the their them then there these they this to too up us was we were what when where which who why will with would you your",
  ),
  es: wordSet(
    "a al algo ante antes aqui asi aun con como cual cuando de del desde despues donde dos el ella ellos en entre era es esa ese eso esta estan estar este esto fue ha hace hacer han hasta hay la las le les lo los mas me mi mis mucho muy nada ni no nos o otra otro para pero por porque puede puedo que quien se ser si sin sobre son soy su sus tal tambien te tengo tiene tienen todo tu un una uno unos usted y ya yo",
  ),
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** What the forms of a word have in common, without accents. */
const stemOf: Record<Language, (word: string) => string> = { en: stemmer, es: lightStem };

/** Takes number and gender from Spanish nouns and adjectives: Savoy, Light Stemming Approaches, SIGIR 2006. */
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

const optionsOf = (language: Language) =>
  ({
    idField: "path",
    fields: ["title", "words", "headings", "text"],
    storeFields: ["path", "title", "language", "summary"],
    tokenize: wordsOf,
    // A stem joins "ears" and "ear"; only the word itself is near to its own misspellings.
    processTerm: (word) =>
      word.length < 2 || stopWords[language].has(word)
        ? null
        : [...new Set([word, stemOf[language](word)])],
    searchOptions: {
      boost: { title: 6, words: 5, headings: 2 },
      prefix: (term) => term.length > 2,
      // A location's page repeats what the others say; it is meant when its own name or roads are. So does a
      // page of symptoms, and the symptom that is typed is answered before all results. Every page has the
      // phone number, and a visitor who looks for it wants to reach the office.
      boostDocument: (path: string, term: string) => {
        if (/^\d{7,}$/.test(term)) return path.endsWith("/contact-us") ? 1 : 0.01;
        return /\/(?:locations|symptoms)\//.test(path) ? 0.35 : 1;
      },
      // Two slips in a word of eight letters, one in a shorter one, none where every second word is near.
      fuzzy: (term) => (term.length > 4 ? 0.25 : false),
      weights: { prefix: 0.3, fuzzy: 0.3 },
    },
  }) satisfies Options<SearchDocument>;

export type SearchIndex = MiniSearch<SearchDocument>;

/** An index of these pages, for a search in a language. The same pages in the same order give the same index. */
export function indexOf(documents: readonly SearchDocument[], language: Language): SearchIndex {
  const index = new MiniSearch(optionsOf(language));
  index.addAll(documents);
  return index;
}

/**
 * Loads the index from JSON.
 *
 * @throws when the text is no such index
 */
export function readIndex(json: string, language: Language): SearchIndex {
  return MiniSearch.loadJSON(json, optionsOf(language));
}

/** Results with less than this share of the best one's score only share a common word with the query. */
const leastShare = 0.12;

/** Pages that answer a query, best first, at most `limit`. */
export function find(index: SearchIndex, query: string, limit = 8): Found[] {
  const results = index.search(query);
  const best = results[0]?.score ?? 0;
  return results
    .filter(({ score }) => score >= best * leastShare)
    .slice(0, limit)
    .map(({ path, title, language, summary }) => ({ path, title, language, summary }));
}

/** From six letters on a slip is forgiven, from nine on two. */
function isLike(word: string, other: string, language: Language): boolean {
  const stem = stemOf[language];
  if (stem(word) === stem(other)) return true;
  return distance(word, other) <= Math.min(2, Math.floor(other.length / 3) - 1);
}

/** Whether a query contains one of these phrases, whatever the endings of its words. */
export function mentions(query: string, phrases: readonly string[], language: Language): boolean {
  const asked = wordsOf(query);
  return phrases.some((phrase) => {
    const words = wordsOf(phrase);
    return asked.some((_, start) =>
      words.every((word, index) => isLike(asked[start + index] ?? "", word, language)),
    );
  });
}

const nameIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const folderIn = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** Pages that a mistyped URL may have meant: similar spelling first, else similar meaning. At most `limit`. */
export function guess(index: SearchIndex, url: string, limit = 4): Found[] {
  const asked = url
    .toLowerCase()
    .replace(/\.[a-z]+$/, "")
    .replace(/(\/index)?\/*$/, "");
  const name = nameIn(asked);
  const slips = Math.max(2, Math.floor(name.length / 4));
  const near = index
    .search(MiniSearch.wildcard)
    .map(({ path, title, language, summary }) => ({
      path,
      title,
      language,
      summary,
      away: distance(name, nameIn(path)),
    }))
    .filter(({ away, path }) => away <= slips && away < nameIn(path).length)
    // Another folder has pages of like names: a name with a slip is not looked for there.
    .filter(({ away, path }) => away === 0 || distance(folderIn(asked), folderIn(path)) <= 2)
    .sort((a, b) => a.away - b.away)
    .map(({ away: _away, ...found }) => found);
  return near.length > 0 ? near.slice(0, limit) : find(index, name, limit);
}
