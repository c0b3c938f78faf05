import { emergencyTexts } from "../../src/data/emergency-texts.ts";
import type { Content } from "../../src/data/load-content.ts";
import { fingerprintTexts } from "../../src/data/reviews.ts";
import { isSigned, titleOfRole } from "../../src/data/sign-off.ts";
import { contentTokens, fill } from "../../src/data/tokens.ts";
import type { Page } from "../../src/pages/_page.ts";
import { pagesOf } from "../../src/pages/_pages.ts";
import { type Answer, answers } from "../../src/schemas/answers.ts";
import { type Role, roles } from "../../src/schemas/to-confirm.ts";
import { labelOf } from "../editor/editor-fields.ts";
import { type Position, stringsIn } from "../position.ts";
import type { Question } from "./question.ts";
import { isOpen, lineOf, questionsOf, stringsAt } from "./questions.ts";

/** Names of languages for staff. */
export const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** What one person signs at once: a page, or a text for an emergency. */
export interface Unit {
  name: string;
  who: Role;
  /** What its role is called in this practice. */
  signer: string;
  /** In English: readers of translations read both. */
  title: string;
  /** URL path of its page, where it has one. */
  path: string | undefined;
  isText: boolean;
  /** Somebody has signed it before. */
  isSigned: boolean;
  /** All that is asked about it, in reading order. */
  questions: readonly Question[];
  /** What of this waits for an answer. */
  open: readonly Question[];
  /** How long it takes to read what waits. */
  minutes: number;
  /** Changes with its texts and questions, so that nobody signs others than were printed. */
  fingerprint: string;
}

/**
 * What waits to be signed, by person, in reading order: texts for an emergency, then pages.
 *
 * @param today YYYY-MM-DD
 */
export function unitsOf(content: Content, today: string): Unit[] {
  const pages = pagesOf(content).filter(({ language }) => language === "en");
  const asked = questionsOf(content, today);
  const texts = new Set(emergencyTexts(content).map(({ name }) => name));
  // What is signed by itself is read once, wherever it is shown.
  const known = new Set(
    asked.flatMap((question) => (texts.has(question.unit) ? wordsOf(content, question) : [])),
  );
  const rank = ({ who, isText, path }: Unit) => {
    const place = pages.findIndex((page) => page.path === path);
    return (roles.indexOf(who) * 2 + Number(!isText)) * 1e4 + (place === -1 ? 1e3 : place);
  };
  return [...Map.groupBy(asked, ({ who, unit }) => `${who} ${unit}`).values()]
    .map((questions) => unitOf(content, questions, pages, texts, known))
    .filter(({ open }) => open.length > 0)
    .sort((a, b) => rank(a) - rank(b));
}

function unitOf(
  content: Content,
  asked: readonly Question[],
  pages: readonly Page[],
  texts: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Unit {
  const questions = asked.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const open = questions.filter((question) => isOpen(content, question));
  const [first] = questions as [Question];
  const { unit: name, who } = first;
  const isText = texts.has(name);
  const { title, path } = pageOf(content, first, pages);
  const words = wordsOfAll(content, open).filter((text) => isText || !known.has(text));
  const questionCount = open.filter(({ id }) => id !== name).length;
  return {
    name,
    who,
    signer: titleOfRole(content, who),
    title: isText ? `${title}: ${headingOf(content, first)}` : title,
    path,
    isText,
    isSigned: isSigned(content, name, who),
    questions,
    open,
    minutes: words.join(" ").split(/\s+/).length / 200 + Math.max(1, questionCount) / 3,
    fingerprint: fingerprintTexts(questions.map(lineOf)),
  };
}

/** The words of several questions, each once. */
export function wordsOfAll(content: Content, questions: readonly Question[]): string[] {
  return [...new Set(questions.flatMap((question) => wordsOf(content, question)))];
}

/** What a reader knows the page of a question by, and where it is. */
function pageOf(
  { translations }: Content,
  { unit, file }: Question,
  pages: readonly Page[],
): Pick<Unit, "title" | "path"> {
  const catalog = Object.values(translations)
    .flatMap(({ catalogs }) => catalogs)
    .find((candidate) => `content/${unit}.yaml` === candidate.file);
  const source = catalog?.of ?? file;
  const page = pages.find(({ sources }) => sources[0] === source);
  const title = page?.label ?? labelOf(source.replace(/^.*\/|\.\w+$/g, ""));
  return {
    title: catalog ? `${languageNames.of(catalog.language)}: ${title}` : title,
    path: (page ?? pages.find(({ sources }) => sources.includes(source)))?.path,
  };
}

/** What a reader knows a field by: the title of its part, or what the editor calls it. */
export function headingOf(content: Content, { file, field }: Position): string {
  const path = field.split(".");
  const strings = stringsIn(content, file);
  const titles = strings.filter(
    ({ roles }) => roles.includes("heading") || roles.includes("entry"),
  );
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length).join(".");
    const title = titles.find(
      (string) => string.field === part || string.field.replace(/\.[^.]*$/, "") === part,
    );
    if (title !== undefined) return title.text;
  }
  const named = path.flatMap((name, depth) => {
    if (!/^\d+$/.test(name)) return name;
    const id = `${path.slice(0, depth + 1).join(".")}.id`;
    return strings.find((string) => string.field === id)?.text ?? [];
  });
  return named.map(labelOf).join(", ");
}

/** The words in question as a reader sees them: facts filled in, links by their words, choices by what they say. */
export function wordsOf(content: Content, question: Question): string[] {
  if (question.words !== undefined) return question.words;
  const plain = plainIn(content);
  const { answers: titles } = content.practice;
  const isAnswer = (text: string): text is Answer => (answers as readonly string[]).includes(text);
  const strings = stringsAt(content, question);
  const shown = strings.filter(({ roles }) => !roles.includes("keywords"));
  // What patients type, or a number, is read where nothing else is asked about.
  const words = shown.flatMap(({ text, field, roles, english }) => {
    if (field.endsWith(".ifClosed")) return [`While the office is closed: ${labelOf(text)}.`];
    if (isAnswer(text)) return [titles[text].title];
    if (roles.includes("sign")) return (content.signs[text] ?? []).map((sign) => plain(sign.if));
    if (roles.includes("setting") || roles.includes("path")) return [];
    return english === undefined ? [plain(text)] : [plain(english), plain(text)];
  });
  return words.length > 0 ? words : strings.map(({ text }) => text);
}

const known = new WeakMap<Content, (text: string) => string>();

function plainIn(content: Content): (text: string) => string {
  const { practice, symptoms, medicines, providers } = content;
  const [{ name: physician, shortName: physicianShort }] = providers;
  const make = () => {
    const tokens = contentTokens(practice, symptoms, medicines, "en");
    return (text: string) =>
      fill(text, { ...tokens, physician, physicianShort })
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replaceAll("**", "");
  };
  const plain = known.get(content) ?? make();
  known.set(content, plain);
  return plain;
}
