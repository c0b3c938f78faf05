import { distance } from "fastest-levenshtein";
import MiniSearch from "minisearch";
import { grammars } from "../../languages/grammar/grammars.ts";
import type { Language } from "../../languages/languages.ts";
import type { Level } from "../../schemas/levels.ts";
import { type Alarm, type AlarmFile, alarmsOf, type UrgentSign } from "./alarms.ts";
import {
  ageIn,
  type Named,
  otherLanguage,
  phrasesIn,
  type Reading,
  readerOf,
  says,
  wordsOf,
} from "./reading.ts";

/**
 * The search, shared by the build, which writes its two files, and the browser, which reads them. Texts are in them as
 * stems, since both must read alike. Why so: docs/decisions/0014-search-and-404.md.
 */

/** What a search shows of a page or a part of one. */
export interface Found {
  /** With #id for a part of a page. */
  path: string;
  title: string;
  /** Of the page, if it is not that of the search. */
  language?: Language | undefined;
  /** How soon to be seen; of signs only. */
  level?: Level | undefined;
}

/** A practical question with its answer: prose with links alone. */
export interface Answer extends Named {
  title: string;
  text: string;
}

/** What a box says besides its sign, as prose with links alone. */
export interface Care {
  levels: Readonly<Record<Level, { title: string; short: string; text?: string | undefined }>>;
  /** Whom to call for a child below the age that the practice sees. */
  youngChild?: string | undefined;
  crisis?: { title: string; text: string; number: string } | undefined;
}

/** The first file: what answers an emergency and practical questions. */
export interface SignsFile extends AlarmFile {
  /** Groups of words, or of names of several words, that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** Wordings of despair, in every language. */
  crisis: string;
  answers: readonly Answer[];
  care: Care;
  /** The youngest age that the practice sees, and the answer that says so. */
  ages?: { youngest: number; answer: number } | undefined;
}

/** A page, or a part of one, in the second file. */
export interface PageEntry extends Found, Named {
  /** One or two sentences of a page. */
  summary?: string | undefined;
  headings: string;
  text: string;
}

/** What is called something: its phrases in stems. */
interface Called {
  phrases: readonly (readonly string[])[];
}

/** What has been loaded. */
export interface SearchIndex {
  language: Language;
  file: SignsFile;
  read: ReturnType<typeof readerOf>;
  alarmsFor: ReturnType<typeof alarmsOf>;
  crisis: string[][];
  /** Answers, and pages once they are there. */
  engine: MiniSearch;
  entries: ((Answer | PageEntry) & Called)[];
  /** In how many names a stem is. */
  counts: Map<string, number>;
  /** Every stem that anything is called by, and those that mean the same, each as the one that stands for it. */
  known: Map<string, string>;
}

/** Loads the first file. */
export function readSigns(file: SignsFile, language: Language): SearchIndex {
  const read = readerOf(language, file.synonyms);
  const index: SearchIndex = {
    language,
    file,
    read,
    alarmsFor: alarmsOf(file),
    crisis: phrasesIn(file.crisis),
    engine: new MiniSearch({
      fields: ["title", "names", "headings", "text"],
      tokenize: (text) => text.split(/[ ,]/),
      processTerm: (stem) => stem,
      searchOptions: {
        boost: { title: 6, names: 5, headings: 2 },
        prefix: (stem) => stem.length > 2,
        weights: { prefix: 0.3, fuzzy: 0 },
      },
    }),
    entries: [],
    counts: new Map(),
    known: new Map(),
  };
  const { known } = index;
  for (const name of file.synonyms.flat().filter((name) => !name.includes(" ")))
    known.set(grammars[language].stem(wordsOf(name).join("")), read(name).all.join(""));
  const named = [...file.operations, ...file.always, { names: file.crisis }];
  const texts = [...file.signs.flatMap(({ stems }) => stems), ...named.map(({ names }) => names)];
  for (const stem of texts.flatMap((text) => text.split(/[ ,]/))) known.set(stem, stem);
  addEntries(index, file.answers);
  return index;
}

/** Adds the second file, once it is there. A part of a page is summed up by the name of its page. */
export function addPages(index: SearchIndex, pages: readonly PageEntry[]): void {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const summed = pages.map((page) => ({
    summary: titles.get(page.path.replace(/#.*/, "")),
    ...page,
  }));
  addEntries(index, summed);
}

function addEntries(index: SearchIndex, entries: readonly (Answer | PageEntry)[]): void {
  for (const entry of entries) {
    const title = index.read(entry.title).telling.join(" ");
    const names = [title, entry.names].filter(Boolean).join(",");
    const phrases = phrasesIn(names);
    index.engine.add({ headings: "", ...entry, title, id: index.entries.length });
    index.entries.push({ ...entry, phrases });
    for (const stem of new Set(phrases.flat()))
      index.counts.set(stem, (index.counts.get(stem) ?? 0) + 1);
    const texts = "path" in entry ? [names, entry.headings, entry.text] : [names];
    for (const stem of texts.flatMap((text) => text.split(/[ ,]/))) index.known.set(stem, stem);
  }
}

/** A query, with each word that nothing has read as the nearest one. */
function readQuery({ read, known }: SearchIndex, query: string): Reading {
  // A telephone number may be pasted without any space.
  const typed = query.replace(/(\d{3})?(\d{3})(\d{4})(?!\d)/g, " $1 $2 $3 ");
  const { all, telling } = read(typed, (stem, letters) =>
    letters < 4 ? stem : (known.get(stem) ?? nearestIn(known, stem, letters)),
  );
  return { all, telling: [...new Set(telling)] };
}

/**
 * A stem that an unfinished word begins, or the nearest in spelling with the same beginning: one slip in a word of five
 * letters, two in a longer one.
 */
function nearestIn(known: SearchIndex["known"], word: string, letters: number): string {
  let slips = letters < 5 ? 0 : letters < 6 ? 1 : 2;
  let found = word;
  for (const [other, meant] of known) {
    if (other[0] !== word[0]) continue;
    if (other.startsWith(word)) return meant;
    if (Math.abs(other.length - word.length) > slips) continue;
    const away = distance(word, other);
    if (away > slips) continue;
    found = meant;
    slips = away - 1;
  }
  return found;
}

/** What a word weighs that nothing is called by: as little as a common one. */
const strangeWeight = 2;

/**
 * How well a query fits the best phrase of an entry, from 0 to 1: the cosine of their words, rare ones weighing more. A
 * phrase that the query says whole may be a small part of it: “hi, is it true that you take Medicaid”.
 */
function fitOf({ phrases }: Called, query: readonly string[], { counts, entries }: SearchIndex) {
  const weight = (stem: string) => {
    const count = counts.get(stem);
    return count === undefined ? strangeWeight : Math.log(1 + entries.length / count);
  };
  const length = (stems: readonly string[]) => Math.hypot(...stems.map(weight));
  const asked = length(query) || 1;
  const fits = phrases.map((phrase) => {
    const shared = phrase.filter((stem) => query.includes(stem));
    const fit = length(shared) ** 2 / asked / (length(phrase) || 1);
    return shared.length === phrase.length ? Math.sqrt(fit) : fit;
  });
  return Math.max(0, ...fits);
}

/** A practical answer, or the name of a page, that fits less is about something else. */
const leastFit = 0.5;

/** A page with less than this share of the best score only shares a common word with the query. */
const leastShare = 0.12;

/** What answers a query. */
export interface Results extends Alarm {
  /** Whether to say whom to call with thoughts of suicide. */
  isCrisis: boolean;
  /** An age that was typed, if it is below the youngest that the practice sees. */
  isYoung: boolean;
  answers: Answer[];
  /** Each page once, by the part that fits best. */
  pages: PageEntry[];
}

/** What cannot wait in a query. */
export function alarmIn(index: SearchIndex, query: string, meant = readQuery(index, query)): Alarm {
  return index.alarmsFor(index.read(query), meant);
}

/** Answers a query: what cannot wait, a practical question, then pages. */
export function find(index: SearchIndex, query: string): Results {
  const { file, entries } = index;
  const reading = readQuery(index, query);
  const { boxes, line } = alarmIn(index, query, reading);
  const signs = line ? [line] : boxes;
  const fits = new Map(entries.map((entry) => [entry, fitOf(entry, reading.telling, index)]));
  const fitness = (entry: Answer | PageEntry) => fits.get(entry as Answer & Called) ?? 0;
  const best = (of: readonly (Answer | PageEntry)[]) => Math.max(0, ...of.map(fitness));
  const pages = entries.filter(isPage);
  const answers = entries.filter((entry): entry is Answer & Called => !isPage(entry));
  const isYoung = ageIn(query, index.language) < (file.ages?.youngest ?? 0);
  const asked = isYoung && signs.length === 0 ? [entries[file.ages?.answer ?? -1] as Answer] : [];
  const isCrisis = says(reading.all, index.crisis);
  const isPractical = !isCrisis && best(answers) >= leastFit && best(answers) * 1.1 >= best(pages);
  if (isPractical && boxes.length === 0)
    asked.push(
      ...answers
        .filter((answer) => fitness(answer) >= 0.9 * best(answers))
        .sort((a, b) => fitness(b) - fitness(a)),
    );
  return {
    isCrisis,
    isYoung,
    boxes,
    line,
    answers: [...new Set(asked)].slice(0, 2),
    pages:
      boxes.length > 0
        ? pagesOf(boxes, pages)
        : pagesFor(index, reading.telling, fitness, asked.length > 0 ? leastFit : 0),
  };
}

function isPage<T extends object>(entry: T): entry is T & PageEntry {
  return "path" in entry;
}

/** The pages that belong to signs: where each stands, and what explains it. */
function pagesOf(signs: readonly UrgentSign[], pages: readonly PageEntry[]): PageEntry[] {
  const paths = signs.flatMap(({ path, read }) => [read, path.replace(/#.*/, "")]);
  return pages.filter(({ path }) => paths.includes(path));
}

/** Pages about the query by their texts, best first. Names that fit count for more. */
function pagesFor(
  { engine, entries }: SearchIndex,
  stems: readonly string[],
  fitness: (entry: Answer | PageEntry) => number,
  least: number,
): PageEntry[] {
  const found = engine.search(stems.join(" "), {
    filter: ({ id }) => "path" in (entries[id] as object),
    boostDocument: (id) => 0.25 + fitness(entries[id] as PageEntry),
  });
  const pages = new Map<string, PageEntry>();
  for (const { id, score } of found) {
    const entry = entries[id] as PageEntry & Called;
    if (score < leastShare * (found[0]?.score ?? 0)) break;
    if (fitness(entry) < least) continue;
    const page = entry.path.replace(/#.*/, "");
    if (!pages.has(page)) pages.set(page, entry);
  }
  const [signs, others] = [true, false].map((isSign) =>
    [...pages.values()].filter(({ level }) => (level !== undefined) === isSign),
  ) as [PageEntry[], PageEntry[]];
  // Signs that can wait stand below the pages about them.
  return [...others.slice(0, 3), ...signs.slice(0, 2), ...others.slice(3)].slice(0, 12);
}

const nameIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const folderIn = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** Pages that a mistyped URL may have meant: similar spelling first, else similar meaning. At most `limit`. */
export function guess(index: SearchIndex, url: string, limit = 4): Results["pages"] {
  const requested = url
    .toLowerCase()
    .replace(/\.[a-z]+$/, "")
    .replace(/(\/index)?\/*$/, "");
  const name = nameIn(requested);
  const slips = Math.max(2, Math.floor(name.length / 4));
  const near = (index.entries as PageEntry[])
    .filter(({ path = "#" }) => !path.includes("#"))
    .map((page) => ({ page, away: distance(name, nameIn(page.path)) }))
    .filter(({ away, page: { path } }) => away <= slips && away < nameIn(path).length)
    // Other folders have pages with similar names, so a misspelled one is looked for in its own folder only.
    .filter(
      ({ away, page: { path } }) =>
        away === 0 || distance(folderIn(requested), folderIn(path)) <= 2,
    )
    .sort((a, b) => a.away - b.away)
    .map(({ page }) => page);
  return (near.length > 0 ? near : find(index, name).pages).slice(0, limit);
}

/** URLs of the two files of each language that has any. */
export type SearchUrls = Readonly<Partial<Record<Language, { signs: string; pages: string }>>>;

const asked = new Map<string, Promise<unknown>>();

/** What is fetched and read once; after a failure, the next call tries again. */
function once<T>(url: string, read: (json: never) => T): Promise<T> {
  async function load(): Promise<T> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
    return read((await response.json()) as never);
  }
  const begun =
    asked.get(url) ??
    load().catch((reason: unknown) => {
      asked.delete(url);
      throw reason;
    });
  asked.set(url, begun);
  return begun as Promise<T>;
}

/** The index with the first file alone, which answers an emergency. */
function signsIn(urls: SearchUrls, language: Language): Promise<SearchIndex> {
  return once(urls[language]?.signs ?? "", (file) => readSigns(file, language));
}

/** The same in the language that most words of a query are in, if it has files. */
export function signsFor(urls: SearchUrls, own: Language, query: string): Promise<SearchIndex> {
  const other = otherLanguage(own, query) ?? own;
  return signsIn(urls, urls[other] ? other : own);
}

/** The index with both files. */
export async function allIn(urls: SearchUrls, language: Language): Promise<SearchIndex> {
  const index = await signsIn(urls, language);
  await once(urls[language]?.pages ?? "", (pages) => addPages(index, pages));
  return index;
}
