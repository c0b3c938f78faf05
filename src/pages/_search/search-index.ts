import { ContentError, problemOf } from "../../data/content-error.ts";
import type { Content } from "../../data/load-content.ts";
import { paths } from "../../data/paths.ts";
import { mapFields } from "../../data/texts.ts";
import { hrefIn, type Language, localPath } from "../../languages/languages.ts";
import type { UrgentSign } from "../../parts/search/alarms.ts";
import { readerOf } from "../../parts/search/reading.ts";
import {
  type Answer,
  alarmIn,
  type Found,
  type PageEntry,
  readSigns,
  type SignsFile,
} from "../../parts/search/search-engine.ts";
import { markOf } from "../../parts/search/urgency.ts";
import type { FieldRole } from "../../schemas/field-role.ts";
import { isUrgent, type Level, levels } from "../../schemas/levels.ts";
import type { Page } from "../_page.ts";
import type { Readable } from "../_searchable.ts";
import { type Example, stemsByWeight, trainedGate } from "./train-urgency.ts";

/** A page, or a part of one that a link can point at, with what it is found by. */
export interface SearchDocument extends Found {
  /** One or two sentences of a page. */
  summary?: string | undefined;
  /** Patients' words for it: phrases. */
  words: string[];
  headings: string[];
  text: string[];
  call?: string | undefined;
  until?: string | undefined;
  read?: string | undefined;
}

/** Roles of texts that are not on the page, or that say nothing of it in particular. */
const silent = ["sources", "note", "review", "invitation", "picture"] as const;

/** Where a text counts; undefined when it is not searched. */
function fieldOf(roles: readonly FieldRole[]): "words" | "headings" | "text" | undefined {
  const is = (role: FieldRole) => roles.includes(role);
  if (silent.some(is)) return undefined;
  if (is("keywords") || is("synonym") || is("phone")) return "words";
  if (is("heading") || is("entry") || is("name")) return "headings";
  return is("link") || (is("setting") && !is("fact")) ? undefined : "text";
}

/**
 * What the search knows of the site: each page and each part of one that a link can point at. Includes pages with
 * noindex: a patient may still need them.
 *
 * @param layWords what patients say when they look for a page or a part, by its path in English
 * @param language of the search; pages in another are marked
 */
export function searchDocuments(
  pages: readonly Page[],
  layWords: Content["search"]["pages"],
  language: Language,
): SearchDocument[] {
  const wordsAt = new Map(layWords.map(({ path, words }) => [path, words]));
  return pages
    .filter(({ searchable }) => searchable !== false)
    .flatMap(({ path, translationOf = path, name, seo, language: tag, content, parts = [] }) => {
      const common = { language: tag === language ? undefined : tag };
      return [
        {
          ...common,
          path,
          title: name,
          summary: seo.description,
          ...fieldsOf(content, wordsAt.get(translationOf)),
        },
        ...parts.map(({ id, content, ...part }) => ({
          ...common,
          ...part,
          path: `${path}#${id}`,
          ...fieldsOf(content, wordsAt.get(`${translationOf}#${id}`)),
        })),
      ];
    });
}

function fieldsOf(content: readonly Readable[], layWords: readonly string[] = []) {
  const found = {
    words: layWords.flatMap((line) => line.split(/, ?/)),
    headings: [] as string[],
    text: [] as string[],
  };
  for (const { schema, value } of content)
    mapFields(schema, value, (text, { roles }) => {
      const field = fieldOf(roles);
      // A comma in a phrase of the content separates nothing: “puffy forehead, sinus headache” is one.
      if (field === "words") found.words.push(text.replaceAll(",", " "));
      else if (field !== undefined) found[field].push(text.replace(/\]\([^)]*\)/g, ""));
      return text;
    });
  return found;
}

/** The practical answers: those of search.yaml, and one for each insurer. */
export function answersOf({ search, practice }: Pick<Content, "search" | "practice">) {
  const { answers, ages, insurer: text } = search;
  // Medicare has an answer of its own.
  const hasOwn = (name: string) => answers.some(({ title }) => title === name);
  const insurers = text === undefined ? [] : practice.insurers.filter(({ name }) => !hasOwn(name));
  return [
    ...(ages ? [ages] : []),
    ...answers,
    ...insurers.map(({ name }) => ({
      title: name,
      words: [name, name.replace(/ .*/, ""), name.replace(/^\S+ ?/, "")].filter(Boolean),
      text: text ?? "",
    })),
  ];
}

/** Most stems of a page's text, and of a part's: the rest hardly tell it from others. */
const mostStems = { page: 14, part: 2 };

/** The two files that the browser reads, as JSON: the same bytes for the same content. */
export interface SearchFiles {
  signs: string;
  pages: string;
}

/**
 * Both files for a language.
 *
 * @param site in English, with its translations: despair is understood in each language
 * @param content in the language of the search
 */
export function searchFiles(
  pages: readonly Page[],
  content: Content,
  language: Language,
  site: Content,
): SearchFiles {
  const { search, practice } = content;
  const read = readerOf(language, search.synonyms);
  const documents = searchDocuments(pages, search.pages, language);
  const urgent = documents.filter(isUrgentSign);
  const others = documents.filter((document) => !isUrgentSign(document));
  const names = (texts: readonly string[], of: "all" | "telling" = "telling") =>
    unique(
      texts.flatMap((text) => text.split(/, ?|\n/)).map((text) => read(text)[of].join(" ")),
    ).join(",");
  const { translated = new Set<string>() } = pages.find((page) => page.language === language) ?? {};
  const linked = (text: string) =>
    text.replace(
      /\]\((\/[^)]*)\)/g,
      (_, path: string) => `](${hrefIn(language, translated, path)})`,
    );
  const { levels, youngChild, crisis } = practice;
  const answers: Answer[] = answersOf(content).map(({ title, words, text }) => ({
    title,
    text: linked(text),
    names: names(words),
  }));
  const crises = [site, ...Object.values(site.translations)].flatMap(
    ({ practice }) => practice.crisis?.words ?? [],
  );
  const signAt = (name: string) =>
    urgent.findIndex(({ title }) => title === content.signs[name]?.name);
  const stems = stemsByWeight(
    urgent.map(({ title, words }) => [title, ...words].map((text) => read(text))),
  );
  const draft: SignsFile = {
    synonyms: search.synonyms,
    gate: trainedGate(examples(urgent, others, pages, content, read)),
    signs: urgent.map(({ words: _, headings: __, text: ___, read: explains, ...sign }, at) => ({
      ...sign,
      read: pages.find(({ path, translationOf = path }) => translationOf === explains)?.path,
      stems: stems[at] ?? [],
    })),
    calm: "",
    always: search.always
      .map(({ sign, words }) => ({ sign: signAt(sign), names: names(words, "all") }))
      .filter(({ sign }) => sign !== -1),
    operations: search.operations.flatMap(({ recovery, words }) => {
      const path = pages.find(({ path, translationOf = path }) => translationOf === recovery)?.path;
      const isGeneral = recovery === paths.afterAnyOperation || undefined;
      return path === undefined ? [] : [{ path, names: names(words, "all"), isGeneral }];
    }),
    crisis: practice.crisis ? names(crises, "all") : "",
    answers,
    care: {
      levels,
      youngChild: youngChild && linked(youngChild),
      crisis: crisis && { title: crisis.title, text: linked(crisis.text), number: crisis.number },
    },
    ages: search.ages && { youngest: practice.minimumAge, answer: 0 },
  };
  const calm = alarming(draft, [...others, ...answersOf(content)], language);
  const quiet = { ...draft, calm };
  const marks = missedBy(quiet, urgent, language);
  const signs = draft.signs.map((sign, at) => ({ ...sign, exact: marks[at] }));
  refuseSilence(readSigns({ ...quiet, signs }, language), content);
  return {
    signs: JSON.stringify({ ...quiet, signs }),
    pages: JSON.stringify(pageEntries(others, names, read)),
  };
}

type Sign = SearchDocument & { level: Level };

function isUrgentSign(document: SearchDocument): document is Sign {
  return document.level !== undefined && isUrgent(document.level);
}

const unique = <T>(values: readonly T[]) => [...new Set(values)].filter(Boolean);

/** What the gate learns from: phrases of signs, and as calm all that the site says of other things. */
function examples(
  urgent: readonly Sign[],
  others: readonly SearchDocument[],
  pages: readonly Page[],
  content: Content,
  read: ReturnType<typeof readerOf>,
): Example[] {
  const headings: string[] = [];
  for (const { schema, value } of pages.flatMap(({ content }) => content))
    mapFields(schema, value, (text, { roles }) => {
      const isTitle = roles.includes("heading") || roles.includes("entry");
      if (isTitle && !roles.includes("emergency")) headings.push(text);
      return text;
    });
  const said = (texts: readonly string[], kind: Omit<Example, "reading">) =>
    unique(texts).map((text) => ({ reading: read(text), ...kind }));
  return [
    ...said(
      urgent.flatMap(({ title, words }) => [title, ...words]),
      { isUrgent: true },
    ),
    ...said(
      [
        ...others.flatMap(({ title, words }) => [title, ...words]),
        ...answersOf(content).flatMap(({ title, words }) => [
          title,
          ...words.flatMap((line) => line.split(/, ?/)),
        ]),
        ...content.search.operations.flatMap(({ words }) =>
          words.flatMap((line) => line.split(/, ?/)),
        ),
        ...headings,
      ],
      { isUrgent: false },
    ),
    ...said(content.search.calm[content.language] ?? [], { isUrgent: false, isSentence: true }),
  ].filter(({ reading }) => reading.telling.length > 0);
}

/** The least share of watched queries that bring an alarm as urgent as the sign that was meant. */
const leastAlarms = 0.8;

/**
 * A new page or phrase must not silence alarms unseen.
 *
 * @throws ContentError when too few of the watched queries bring one
 */
function refuseSilence(
  index: ReturnType<typeof readSigns>,
  { search, signs, language }: Content,
): void {
  const watched = search.watched.flatMap(({ sign, query }) => {
    const level = signs[sign]?.level;
    return level === undefined ? [] : [{ level, query }];
  });
  const silent = watched.filter(({ level, query }) => {
    const { boxes, line } = alarmIn(index, query);
    const shown = line === undefined ? boxes : [line];
    return !shown.some((sign) => levels.indexOf(sign.level) <= levels.indexOf(level));
  });
  if (silent.length <= (1 - leastAlarms) * watched.length) return;
  const queries = silent.map(({ query }) => `“${query}”`).join(", ");
  throw new ContentError([
    problemOf(
      language === "en" ? "content/search.yaml" : `content/${language}/search.yaml`,
      `Of ${watched.length} watched queries ${silent.length} bring no alarm as urgent as their sign: ${queries}. Give the signs more words, in words like these, or take back the words that made the search quiet.`,
      "watched",
    ),
  ]);
}

/** The marks of the names of pages and questions that are no alarm, and would be one. */
function alarming(
  file: SignsFile,
  documents: readonly Pick<SearchDocument, "title" | "words">[],
  language: Language,
): string {
  const index = readSigns(file, language);
  const isAlarm = (phrase: string) => {
    const { boxes, line } = alarmIn(index, phrase);
    return boxes.length > 0 || line !== undefined;
  };
  const names = documents.flatMap(({ title, words }) => [
    title,
    ...words.flatMap((line) => line.split(/, ?/)),
  ]);
  return unique(names.filter(isAlarm).map((name) => markOf(index.read(name)))).join(" ");
}

/** The marks of each sign's phrases that do not bring it by themselves, or that bring another. */
function missedBy(
  file: SignsFile,
  urgent: readonly Sign[],
  language: Language,
): (string | undefined)[] {
  const index = readSigns(file, language);
  const marked = urgent.map(({ title, words }, at) =>
    unique([title, ...words]).map((phrase) => ({
      mark: markOf(index.read(phrase)),
      isMissed: !alarmIn(index, phrase).boxes.includes(file.signs[at] as UrgentSign),
    })),
  );
  const missed = new Set(marked.flat().flatMap(({ mark, isMissed }) => (isMissed ? mark : [])));
  return marked.map((phrases) => {
    const marks = phrases.map(({ mark }) => mark).filter((mark) => missed.has(mark));
    return unique(marks).join(" ") || undefined;
  });
}

function pageEntries(
  documents: readonly SearchDocument[],
  names: (texts: readonly string[]) => string,
  read: ReturnType<typeof readerOf>,
): PageEntry[] {
  const texts = documents.map(({ text }) => read(text.join(" ")).telling);
  const having = new Map<string, number>();
  for (const text of texts)
    for (const stem of new Set(text)) having.set(stem, (having.get(stem) ?? 0) + 1);
  return documents.map(({ words, headings, text: _, ...found }, at) => {
    const own = names(words);
    const title = read(found.title).telling;
    const known = new Set([...own.split(/[ ,]/), ...title]);
    const titles = unique(read(headings.join(" ")).telling).filter((stem) => !known.has(stem));
    for (const stem of titles) known.add(stem);
    const counts = Map.groupBy(
      (texts[at] ?? []).filter((stem) => !known.has(stem)),
      (stem) => stem,
    );
    const weight = ([stem, { length }]: [string, string[]]) =>
      length * Math.log(documents.length / (having.get(stem) ?? 1));
    const text = [...counts]
      .sort((a, b) => weight(b) - weight(a))
      .slice(0, found.path.includes("#") ? mostStems.part : mostStems.page)
      .map(([stem]) => stem);
    return { ...found, names: own, headings: titles.join(" "), text: text.toSorted().join(" ") };
  });
}

/** Not hashed, so that a page opened before a release still finds the files. */
export function searchPath(language: Language, file: keyof SearchFiles): string {
  return localPath(language, `${paths.search}-${file}.json`);
}
