import { distance } from "fastest-levenshtein";
import MiniSearch from "minisearch";
import { grammars } from "../../languages/grammar/grammars.ts";
import type { Language } from "../../languages/languages.ts";
import type { Level } from "../../schemas/levels.ts";
import { type Gate, markOf, nearestOf, type Reading, urgencyOf } from "./urgency.ts";

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

/** What a document is found by, as stems. */
interface Named {
  /** Phrases of patients, separated by commas. */
  names: string;
}

/** A sign that cannot wait. */
export interface UrgentSign extends Found {
  level: Level;
  /** Stems of all its phrases, each with how many phrases have it, such as "blood:9 tonsil:4". */
  stems: string;
  /** Marks of its phrases that do not bring it by gate and nearness alone. */
  exact?: string | undefined;
  /** Whom to call first, as a telephone number. */
  call?: string | undefined;
  /** What to do meanwhile, where no page says it. */
  until?: string | undefined;
  /** The page that explains it. */
  read?: string | undefined;
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
export interface SignsFile {
  /** Groups of words, or of names of several words, that mean the same. */
  synonyms: readonly (readonly string[])[];
  gate: Gate;
  signs: readonly UrgentSign[];
  /** Marks of names that only look like an alarm: an operation, a drug, a question. */
  calm: string;
  /** Phrases that bring a sign whatever else is typed. */
  always: readonly { sign: number; names: string }[];
  /** What patients call an operation, by the page of its recovery. */
  operations: readonly (Named & { path: string })[];
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
  synonyms: SignsFile["synonyms"],
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

/** What is called something: its phrases in stems. */
interface Called {
  phrases: readonly (readonly string[])[];
}

const phrasesIn = (names: string) => names.split(",").map((name) => name.split(" "));

export interface SearchIndex {
  language: Language;
  file: SignsFile;
  read: ReturnType<typeof readerOf>;
  nearest: ReturnType<typeof nearestOf>;
  /** Answers, and pages once they are there. */
  engine: MiniSearch;
  entries: ((Answer | PageEntry) & Called)[];
  /** In how many names a stem is. */
  counts: Map<string, number>;
  /** Every stem that anything is called by, and those that mean the same, each as the one that stands for it. */
  known: Map<string, string>;
  /** Those of urgent signs. */
  urgentStems: ReadonlySet<string>;
}

const countsOf = (stems: string) =>
  new Map(
    stems.split(" ").map((stem): [string, number] => {
      const [word = "", count] = stem.split(":");
      return [word, Number(count ?? 1)];
    }),
  );

/** Loads the first file. */
export function readSigns(file: SignsFile, language: Language): SearchIndex {
  const signs = file.signs.map(({ stems }) => countsOf(stems));
  const read = readerOf(language, file.synonyms);
  const index: SearchIndex = {
    language,
    file,
    read,
    nearest: nearestOf(signs),
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
    urgentStems: new Set(signs.flatMap((counts) => [...counts.keys()])),
  };
  const { known } = index;
  for (const name of file.synonyms.flat().filter((name) => !name.includes(" ")))
    known.set(grammars[language].stem(wordsOf(name).join("")), read(name).all.join(""));
  const named = [...file.operations, ...file.always, { names: file.crisis }];
  for (const stem of [...index.urgentStems, ...named.flatMap(({ names }) => names.split(/[ ,]/))])
    known.set(stem, stem);
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
    if (other.startsWith(word)) return meant;
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > slips) continue;
    const away = distance(word, other);
    if (away > slips) continue;
    found = meant;
    slips = away - 1;
  }
  return found;
}

/** Most words that may stand between those of a phrase: “took her tonsils right out”. */
const mostBetween = 3;

/** Whether a text says a phrase: its words in their order, close to each other. */
function says(text: readonly string[], phrase: readonly string[]): boolean {
  return text.some((first, start) => {
    if (first !== phrase[0]) return false;
    let last = start;
    return phrase.slice(1).every((word) => {
      const next = text.indexOf(word, last + 1);
      const isNear = next !== -1 && next - last <= mostBetween + 1;
      last = next;
      return isNear;
    });
  });
}

const saysAny = (text: readonly string[], names: string) =>
  phrasesIn(names).some((phrase) => says(text, phrase));

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

/** The most urgent first. Not imported from the schemas, which would come along into the browser's code. */
const levels: readonly Level[] = ["call-911", "emergency-room", "call-today"];

/** A sign this much less near than the nearest one may be meant too. */
const nearlyAsNear = 0.8;
const mostSigns = 2;

/** A practical answer, or the name of a page, that fits less is about something else. */
const leastFit = 0.5;

/** A page with less than this share of the best score only shares a common word with the query. */
const leastShare = 0.12;

/** What answers a query. */
export interface Results {
  /** Whether to say whom to call with thoughts of suicide. */
  isCrisis: boolean;
  /** An age that was typed, if it is below the youngest that the practice sees. */
  isYoung: boolean;
  /** Signs to show in a box each, two at most, the most urgent first. */
  boxes: UrgentSign[];
  /** A sign to show in a line. */
  line?: UrgentSign | undefined;
  answers: Answer[];
  /** Each page once, by the part that fits best. */
  pages: PageEntry[];
}

/** The signs that a text is nearest to, the more urgent first: of those of an operation that it names, if it does. */
function signsFor({ file, nearest }: SearchIndex, { all, telling }: Reading): UrgentSign[] {
  const { operations } = file;
  const named = operations.filter(({ names }) => saysAny(all, names));
  const unnamed = operations.filter((operation) => !named.includes(operation));
  const isOf = (path: string, of: SignsFile["operations"]) =>
    of.some((operation) => path.startsWith(`${operation.path}#`));
  const meant = file.signs.flatMap((sign, at) => (isOf(sign.path, unnamed) ? [] : [at]));
  const ranked = nearest(telling, new Set(meant)).map(({ at, near }) => ({
    sign: file.signs[at] as UrgentSign,
    near,
  }));
  const own = ranked.filter(({ sign }) => isOf(sign.path, named));
  const first = own.length > 0 && (own[0]?.near ?? 0) > 0.1 ? own : ranked;
  const best = first[0]?.near ?? 0;
  return byUrgency(
    first
      .filter(({ near }) => near > 0 && near >= nearlyAsNear * best)
      .slice(0, mostSigns)
      .map(({ sign }) => sign),
  );
}

const byUrgency = (signs: readonly UrgentSign[]) =>
  signs.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)).slice(0, mostSigns);

/** The age in years that a query names; infinite where it names none. */
function ageIn(query: string, language: Language): number {
  const found = grammars[language].age.exec(wordsOf(query).join(" "));
  return found ? Number(found.groups?.["years"] ?? 0) : Number.POSITIVE_INFINITY;
}

/** Answers a query: what cannot wait, a practical question, then pages. */
export function find(index: SearchIndex, query: string): Results {
  const { file, entries } = index;
  const reading = readQuery(index, query);
  const { all, telling } = reading;
  const fits = new Map(entries.map((entry) => [entry, fitOf(entry, telling, index)]));
  const fitness = (entry: Answer | PageEntry) => fits.get(entry as Answer & Called) ?? 0;
  const best = (of: readonly (Answer | PageEntry)[]) => Math.max(0, ...of.map(fitness));
  const [answers, pages] = [
    entries.filter((entry) => !("path" in entry)) as Answer[],
    entries.filter((entry) => "path" in entry) as PageEntry[],
  ];
  const mark = markOf(index.read(query));
  const typed = file.signs.filter(({ exact }) => exact?.split(" ").includes(mark));
  const always = file.always
    .filter(({ names }) => saysAny(all, names))
    .map(({ sign }) => file.signs[sign] as UrgentSign);
  const isCalm =
    !telling.some((stem) => index.urgentStems.has(stem)) ||
    file.calm.split(" ").includes(markOf(reading));
  const urgency = isCalm ? Number.NEGATIVE_INFINITY : urgencyOf(file.gate, reading);
  const certain = typed.length > 0 ? typed : always;
  const isAlarm = certain.length > 0 || urgency > file.gate.box;
  const signs =
    certain.length > 0
      ? byUrgency(certain)
      : urgency > file.gate.line
        ? signsFor(index, reading)
        : [];
  const isYoung = ageIn(query, index.language) < (file.ages?.youngest ?? 0);
  const asked = isYoung && signs.length === 0 ? [entries[file.ages?.answer ?? -1] as Answer] : [];
  const isPractical = best(answers) >= leastFit && best(answers) * 1.1 >= best(pages);
  if (isPractical && !isAlarm)
    asked.push(
      ...answers
        .filter((answer) => fitness(answer) >= 0.9 * best(answers))
        .sort((a, b) => fitness(b) - fitness(a)),
    );
  return {
    isCrisis: saysAny(all, file.crisis),
    isYoung,
    boxes: isAlarm ? signs : [],
    line: isAlarm ? undefined : signs[0],
    answers: [...new Set(asked)].slice(0, 2),
    pages: isAlarm
      ? pagesOf(signs, pages)
      : pagesFor(index, telling, fitness, asked.length > 0 ? leastFit : 0),
  };
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

/** URLs of the two files of a language. */
export interface SearchUrls {
  signs: string;
  pages: string;
}

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
export function signsFrom({ signs }: SearchUrls, language: Language): Promise<SearchIndex> {
  return once(signs, (file) => readSigns(file, language));
}

/** The index with both files. */
export async function allFrom(urls: SearchUrls, language: Language): Promise<SearchIndex> {
  const index = await signsFrom(urls, language);
  await once(urls.pages, (pages) => addPages(index, pages));
  return index;
}
