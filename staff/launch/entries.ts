import { fingerprint } from "../../src/data/approval.ts";
import type { Content } from "../../src/data/load-content.ts";
import { fill, practiceTokens } from "../../src/data/tokens.ts";
import { languages } from "../../src/languages/languages.ts";
import type { Page } from "../../src/pages/_page.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { type Answer, answers } from "../../src/schemas/answers.ts";
import { type Role, roles } from "../../src/schemas/to-confirm.ts";
import { labelOf } from "../editor/editor-fields.ts";
import { type ChecklistItem, headingOf, nameOf, signedAs } from "./checklist-item.ts";
import { lineOf, stringsOf } from "./signatures.ts";

/** What one person signs at once: a page, a text for an emergency, or a claim. */
export interface Entry {
  name: string;
  who: Role;
  title: string;
  /** URL path of its page, where it has one. */
  path: string | undefined;
  /** Signed by itself and before any page, because patients act on it in an emergency. */
  isUrgent: boolean;
  /** In reading order. */
  items: readonly ChecklistItem[];
  /** How long it takes to read it. */
  minutes: number;
  /** Changes with its texts and questions, so that nobody signs others than were printed. */
  text: string;
}

/** An adult reads some 200 words a minute, and thinks about each question. */
const minutesOf = (words: number, notes: number) => words / 200 + notes / 3;

/** The items by who signs what, in the order of the sheets: what is urgent, then pages in reading order. */
export function entriesOf(content: Content, items: readonly ChecklistItem[]): Entry[] {
  const pages = pagesOf(content);
  const rank = ({ who, isUrgent, path }: Entry) => {
    const place = pages.findIndex((page) => page.path === path);
    return [roles.indexOf(who), Number(!isUrgent), place === -1 ? pages.length : place];
  };
  return [...Map.groupBy(items, (item) => `${item.who} ${signedAs(item)}`).values()]
    .map((group) => entryOf(content, group, items, pages))
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((a, b) => a.rank.reduce((order, value, at) => order || value - (b.rank[at] ?? 0), 0))
    .map(({ entry }) => entry);
}

function entryOf(
  content: Content,
  group: readonly ChecklistItem[],
  all: readonly ChecklistItem[],
  pages: readonly Page[],
): Entry {
  const items = inOrder(group);
  const [first] = items as [ChecklistItem];
  const { who, file, what } = first;
  const name = signedAs(first);
  const isUrgent = first.settledBy === "signature";
  const { title, path } = pageOf(content, first, pages);
  // What is signed by itself has been read.
  const read = all.filter(
    (item) => item.who === who && item.file === file && item.settledBy === "signature",
  );
  const apart = new Set(isUrgent ? [] : read.flatMap((item) => wordsOf(content, item)));
  const words = new Set(items.flatMap((item) => wordsOf(content, item)));
  const count = [...words.difference(apart)].join(" ").split(" ").length;
  return {
    name,
    who,
    title: isUrgent ? `${title}: ${headingOf(content, first)}` : isAlone(name) ? what : title,
    path,
    isUrgent,
    items,
    minutes: minutesOf(count, items.length),
    text: fingerprint(items.map((item) => lineOf(content, item))),
  };
}

/** Items in reading order, as their pages number them. */
export function inOrder(items: readonly ChecklistItem[]): ChecklistItem[] {
  return items.toSorted(
    (a, b) => a.file.localeCompare(b.file, "en") || (a.number ?? 0) - (b.number ?? 0),
  );
}

/** Whether an entry is a question of its own, on no page. */
const isAlone = (name: string) => /^(claim|statement)\//.test(name);

/** What a reader knows the page of an item by, in its language, and where it is. */
function pageOf(
  { translations }: Content,
  item: ChecklistItem,
  all: readonly Page[],
): { title: string; path: string | undefined } {
  const name = signedAs(item);
  const catalog = Object.values(translations)
    .flatMap(({ catalogs }) => catalogs)
    .find(({ file }) => file === item.file);
  const { of, language } = catalog ?? { of: item.file, language: "en" as const };
  const pages = all.filter((page) => page.language === language);
  const mainPage = pages.find(({ sources }) => sources[0] === of);
  const shown = mainPage ?? pages.find(({ sources }) => sources.includes(of));
  // The places are one entry, which their list stands for.
  const isPlaces = /^(\w\w\/)?locations$/.test(name);
  const path = isPlaces ? shown?.path.replace(/\/[^/]*$/, "") : shown?.path;
  const titled = isPlaces ? pages.find((page) => page.path === path) : mainPage;
  const title = titled?.label ?? labelOf(nameOf(item.file).split("/").at(-1) ?? name);
  return { title: catalog ? `${languages[language].language}: ${title}` : title, path };
}

/** The words in question as a reader sees them: facts filled in, links by their words, choices by what they say. */
export function wordsOf(content: Content, item: ChecklistItem): string[] {
  const { practice, providers } = content;
  const [{ name: physician, shortName: physicianShort }] = providers;
  const tokens = { ...practiceTokens(practice), physician, physicianShort };
  const plain = (text: string) =>
    fill(text, tokens)
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replaceAll("**", "");
  if (item.words !== undefined) return item.words;
  const isAnswer = (text: string): text is Answer => (answers as readonly string[]).includes(text);
  const strings = stringsOf(content, item);
  const shown = strings.filter(({ roles }) => !roles.includes("keywords"));
  // What patients type is read where nothing else is asked about.
  return (shown.length > 1 ? shown : strings).flatMap(({ text, field, roles, english }) => {
    if (field.endsWith(".ifClosed")) return [`While the office is closed: ${labelOf(text)}.`];
    if (isAnswer(text)) return [practice.answers[text].title];
    return roles.includes("setting") || roles.includes("path")
      ? []
      : [...(english === undefined ? [] : [plain(english)]), plain(text)];
  });
}
