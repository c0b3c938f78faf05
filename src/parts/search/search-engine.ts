import { distance } from "fastest-levenshtein";
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { grammars } from "../../languages/grammar/grammars.ts";
import type { Language } from "../../languages/languages.ts";
import type { Level } from "../../schemas/levels.ts";

/**
 * The search, shared by the build, which writes the index, and the browser, which reads it, because both must tokenize
 * and stem alike. Why so: docs/decisions/0014-search-and-404.md.
 */

/** What is indexed: a page, a part of one, or an answer that stands on the page of the search itself. */
export interface SearchDocument {
  /** With #id for a part of a page; of an answer on the page of the search, its #id alone. */
  path: string;
  title: string;
  /** Of the page, if it is not that of the search. */
  language?: string | undefined;
  /** How soon to be seen; set for signs only. */
  level?: Level | undefined;
  /** One or two sentences of a page; of a part, the name of its page. */
  summary: string;
  /** Patients' words for it: phrases, separated by commas or lines. */
  words: string;
  headings: string;
  text: string;
}

/** Id of an answer that stands on the page of the search itself. */
export function remarkId(index: number): string {
  return `remark-${index}`;
}

/** What a search shows of a document. */
export type Found = Pick<SearchDocument, "path" | "title" | "language" | "level" | "summary">;

/** The words of a text in lower case, without accents and apostrophes. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f'’]/g, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}

const optionsOf = (language: Language) =>
  ({
    fields: ["title", "words", "headings", "text"],
    tokenize: wordsOf,
    processTerm: (word) =>
      word.length > 1 && !grammars[language].stopWords.has(word) && grammars[language].stem(word),
    searchOptions: {
      boost: { title: 6, words: 5, headings: 2 },
      prefix: (term) => term.length > 2,
      weights: { prefix: 0.3, fuzzy: 0 },
    },
  }) satisfies Options<SearchDocument>;

/** Three kinds of documents answer three kinds of questions. */
type Kind = "sign" | "practical" | "subject";

function kindOf({ path, level }: Pick<Found, "path" | "level">): Kind {
  if (level !== undefined) return "sign";
  return path.startsWith("#") ? "practical" : "subject";
}

/** The browser's index: the names of each document, and an index of the texts of subjects. */
interface Stored {
  synonyms: readonly (readonly string[])[];
  documents: readonly (Found & Pick<SearchDocument, "words">)[];
  engine: AsPlainObject;
}

/**
 * An index of these documents, as JSON. The same documents in the same order give the same bytes.
 *
 * @param synonyms groups of words, or of names of several words, that mean the same
 */
export function writeIndex(
  documents: readonly SearchDocument[],
  language: Language,
  synonyms: Stored["synonyms"] = [],
): string {
  const engine = new MiniSearch(optionsOf(language));
  documents.forEach((document, id) => {
    if (kindOf(document) === "subject") engine.add({ ...document, id });
  });
  const called = documents.map(({ headings: _, text: __, ...document }) => document);
  return JSON.stringify({ synonyms, documents: called, engine });
}

/** The names of a document in stems: each phrase, and all of them together. */
interface Entry {
  document: Found;
  kind: Kind;
  phrases: readonly (readonly string[])[];
  all: ReadonlySet<string>;
}

export interface SearchIndex extends Vocabulary {
  engine: MiniSearch<SearchDocument>;
  language: Language;
  /** By the id of the document. */
  entries: readonly Entry[];
  /** Every word in the names of documents, and its synonyms. */
  words: ReadonlySet<string>;
  /** Weight of a stem: the fewer names have it, the higher. */
  weightOf: (stem: string) => number;
}

/**
 * Loads the index from JSON.
 *
 * @throws when the text is no such index
 */
export function readIndex(json: string, language: Language): SearchIndex {
  const { synonyms, documents, engine } = JSON.parse(json) as Stored;
  const vocabulary = vocabularyOf(language, synonyms);
  const words = new Set(synonyms.flat().flatMap(wordsOf));
  const counts = new Map<string, number>();
  const entries = documents.map(({ words: said, ...document }) => {
    const names = [document.title, ...said.split(/[,\n]/)];
    for (const word of names.flatMap(wordsOf)) words.add(word);
    const phrases = names.map(vocabulary.stemsOf).filter(({ length }) => length > 0);
    const all = new Set(phrases.flat());
    for (const stem of all) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return { document, kind: kindOf(document), phrases, all };
  });
  return {
    ...vocabulary,
    language,
    engine: MiniSearch.loadJS(engine, optionsOf(language)),
    entries,
    words,
    // A word in no name does not help to tell the kinds apart.
    weightOf: (stem) => Math.log(1 + entries.length / (counts.get(stem) ?? entries.length / 4)),
  };
}

interface Vocabulary {
  /** The stems of a text, each once. A name of several words is the first word that means the same. */
  stemsOf: (text: string) => string[];
  /** The stems that mean the same as one, itself included. */
  alike: (stem: string) => readonly string[];
}

function vocabularyOf(language: Language, synonyms: Stored["synonyms"]): Vocabulary {
  const stem = (word: string) => optionsOf(language).processTerm(word) || [];
  const single = new Map<string, string>();
  const groups = new Map<string, string[]>();
  for (const group of synonyms) {
    const names = group.map((name) => wordsOf(name).join(" "));
    const [first = "", ...more] = names.filter((name) => !name.includes(" "));
    for (const name of names.filter((name) => name.includes(" "))) single.set(name, first);
    const stems = [first, ...more].flatMap(stem);
    for (const one of stems) groups.set(one, [...(groups.get(one) ?? []), ...stems]);
  }
  const joined = (words: readonly string[]) => {
    let text = ` ${words.join(" ")} `;
    for (const [name, word] of single) text = text.replaceAll(` ${name} `, ` ${word} `);
    return text.trim().split(" ");
  };
  return {
    stemsOf: (text) => {
      // “Throwing up” is a name with a stop word, and “nose has been bleeding” one with stop words between.
      const telling = joined(wordsOf(text)).filter(
        (word) => !grammars[language].stopWords.has(word),
      );
      return [...new Set(joined(telling).flatMap(stem))];
    },
    alike: (one) => groups.get(one) ?? [one],
  };
}

/** A word of a query: the stems that mean it, and how much it says. */
interface Term {
  stems: readonly string[];
  weight: number;
}

/** What a query asks. A word that no document has is read as the nearest one. */
function termsOf({ engine, words, stemsOf, alike, weightOf }: SearchIndex, query: string): Term[] {
  // A telephone number may be pasted without any space.
  const typed = wordsOf(query.replace(/(\d{3})?(\d{3})(\d{4})(?!\d)/g, " $1 $2 $3 "));
  const isKnown = (word: string) =>
    word.length < 5 || words.has(word) || engine.search(word, { prefix: false }).length > 0;
  const text = typed.map((word) => (isKnown(word) ? word : nearest(word, words))).join(" ");
  const terms = stemsOf(text).map((stem) => {
    const stems = alike(stem);
    return { stems, weight: Math.min(...stems.map(weightOf)) };
  });
  return [...new Map(terms.map((term) => [term.stems.join(" "), term])).values()];
}

/**
 * Words that an unfinished word begins, or the nearest in spelling with the same beginning: one typo from five letters
 * on, two from six.
 */
function nearest(word: string, words: ReadonlySet<string>): string {
  let slips = word.length < 6 ? 1 : 2;
  let found = word;
  for (const other of words) {
    if (other.startsWith(word)) return other;
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > slips) continue;
    const away = distance(word, other);
    if (away > slips) continue;
    found = other;
    slips = away - 1;
  }
  return found;
}

const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);

/**
 * How well a document fits the query, from 0 to 1: it has the words of the query, and the query has those of a phrase.
 */
function fitOf({ phrases, all }: Entry, terms: readonly Term[], weightOf: SearchIndex["weightOf"]) {
  const asked = new Set(terms.flatMap(({ stems }) => stems));
  const covered = (has: (stem: string) => boolean) =>
    sum(terms.map(({ stems, weight }) => (stems.some(has) ? weight : 0))) /
    sum(terms.map(({ weight }) => weight));
  const byAll = covered((stem) => all.has(stem));
  if (!(byAll > 0)) return 0;
  const fits = phrases.map((phrase) => {
    const hits = phrase.filter((stem) => asked.has(stem));
    const share = sum(hits.map(weightOf)) / sum(phrase.map(weightOf));
    return (share * (byAll + covered((stem) => phrase.includes(stem)))) / 2;
  });
  return Math.max(...fits);
}

/** A frightened person writes a whole sentence, in which a few words in a row name the problem. */
const mostTogether = 4;

/** Runs of adjacent words of a query. */
function togetherIn(terms: readonly Term[]): (readonly Term[])[] {
  const count = Math.max(1, terms.length - mostTogether + 1);
  return Array.from({ length: count }, (_, from) => terms.slice(from, from + mostTogether));
}

/** A document that fits less is about something else. */
const leastFit = 0.5;

/** A page with less than this share of the best score only shares a common word with the query. */
const leastShare = 0.12;

/** In doubt, a sign that cannot wait wins, all the more when the query tells what has happened. */
const doubt = 0.85;
const storyWords = 5;
const doubtOfStory = 0.6;
const leastFitOfStory = 0.4;

/** Most answers before the list, if they fit nearly as well as the first. */
const mostAnswers = 2;
const nearlyAsGood = 0.9;

/** What answers a query: the answers at the top, then pages, best first. */
export interface Results {
  /** A sign, or a practical answer. */
  answers: Found[];
  /** Each page once, by the part that fits best. */
  others: Found[];
}

/** The most urgent first. Not imported from the schemas, which would come along into the browser's code. */
const levels: readonly (Level | undefined)[] = [
  "call-911",
  "emergency-room",
  "call-today",
] satisfies Level[];
const rankOf = ({ level }: Found) => levels.indexOf(level);
const isUrgent = ({ document }: Entry) => rankOf(document) !== -1;

/**
 * Tells the three kinds of questions apart by the document that fits best: a sign stands before all, and so does a
 * practical answer; of a subject its page comes first.
 *
 * @param limit of `others`
 */
export function find(index: SearchIndex, query: string, limit = 12): Results {
  const { entries, weightOf } = index;
  const terms = termsOf(index, query);
  const together = togetherIn(terms);
  const fits = entries
    .map((entry) => ({
      entry,
      fit: Math.max(...together.map((some) => fitOf(entry, some, weightOf))),
    }))
    .sort((a, b) => b.fit - a.fit);
  const best = (isMeant: (entry: Entry) => boolean) =>
    fits.find(({ entry }) => isMeant(entry))?.fit ?? 0;
  const fitting = (isMeant: (entry: Entry) => boolean, least: number) =>
    fits
      .filter(({ entry, fit }) => fit >= least && isMeant(entry))
      .map(({ entry: { document } }) => document);
  const is = (kind: Kind) => (entry: Entry) => entry.kind === kind;
  const isStory = terms.length >= storyWords;
  // A query with the exact words of a sign that can wait is about that sign.
  const inDoubt = best(isUrgent) < best(is("sign")) ? 1 : isStory ? doubtOfStory : doubt;
  const kinds = [
    {
      kind: "sign",
      isMeant: isUrgent,
      lead: 1 / inDoubt,
      least: isStory ? leastFitOfStory : leastFit,
    },
    { kind: "practical", isMeant: is("practical"), lead: 1.1, least: leastFit },
    { kind: "subject", isMeant: is("subject"), lead: 1.05, least: leastFit },
    { kind: "sign", isMeant: is("sign"), lead: 1, least: leastFit },
  ].map((kind) => ({ ...kind, fit: best(kind.isMeant), rank: best(kind.isMeant) * kind.lead }));
  const [meant] = kinds.filter(({ fit, least }) => fit >= least).sort((a, b) => b.rank - a.rank);
  const isSubject = meant === undefined || meant.kind === "subject";
  const answers = isSubject ? [] : fitting(meant.isMeant, nearlyAsGood * meant.fit);
  const signs = fitting(is("sign"), leastFit).filter((sign) => !answers.includes(sign));
  // A practical question shows no sign, and no document that only shares a word with it.
  const isPractical = meant?.kind === "practical";
  const fitById = new Map(fits.map(({ entry, fit }) => [entry, fit]));
  const pages = pagesFor(index, terms, fitById, isPractical ? leastFit : 0);
  const below = isPractical ? [] : signs.slice(0, mostAnswers);
  return {
    answers: answers.slice(0, mostAnswers).sort((a, b) => rankOf(a) - rankOf(b)),
    others: [...pages.slice(0, 3), ...below, ...pages.slice(3)].slice(0, limit),
  };
}

/** Pages about the query by their texts, best first. Names that fit count for more. */
function pagesFor(
  { engine, entries }: SearchIndex,
  terms: readonly Term[],
  fits: ReadonlyMap<Entry, number>,
  least: number,
): Found[] {
  const found = engine.search(terms.flatMap(({ stems }) => stems).join(" "), {
    processTerm: (stem) => stem,
    boostDocument: (id) => 0.25 + (fits.get(entries[id] as Entry) ?? 0),
  });
  const pages = new Map<string, Found>();
  for (const { id, score } of found) {
    const { document } = entries[id] as Entry;
    if (score < leastShare * (found[0]?.score ?? 0)) break;
    if ((fits.get(entries[id] as Entry) ?? 0) < least) continue;
    const page = document.path.replace(/#.*/, "");
    if (!pages.has(page)) pages.set(page, document);
  }
  return [...pages.values()];
}

/** The language that most words of a query are in, if it is another. */
export function otherLanguage(
  { language }: Pick<SearchIndex, "language">,
  query: string,
): Language | undefined {
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

const nameIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const folderIn = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** Pages that a mistyped URL may have meant: similar spelling first, else similar meaning. At most `limit`. */
export function guess(index: SearchIndex, url: string, limit = 4): Found[] {
  const requested = url
    .toLowerCase()
    .replace(/\.[a-z]+$/, "")
    .replace(/(\/index)?\/*$/, "");
  const name = nameIn(requested);
  const slips = Math.max(2, Math.floor(name.length / 4));
  const near = index.entries
    .map(({ document }) => ({ document, away: distance(name, nameIn(document.path)) }))
    .filter(({ document: { path } }) => !path.includes("#"))
    .filter(({ away, document: { path } }) => away <= slips && away < nameIn(path).length)
    // Other folders have pages with similar names, so a misspelled one is looked for in its own folder only.
    .filter(
      ({ away, document: { path } }) =>
        away === 0 || distance(folderIn(requested), folderIn(path)) <= 2,
    )
    .sort((a, b) => a.away - b.away)
    .map(({ document }) => document);
  return (near.length > 0 ? near : find(index, name).others).slice(0, limit);
}
