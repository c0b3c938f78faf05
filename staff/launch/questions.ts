import type { ContentString } from "../../src/data/content-strings.ts";
import { type EmergencyText, emergencyTexts } from "../../src/data/emergency-texts.ts";
import type { Content } from "../../src/data/load-content.ts";
import { fingerprintTexts } from "../../src/data/reviews.ts";
import { nameOf, signersOf, waitingPages } from "../../src/data/sign-off.ts";
import type { WrittenQuestion } from "../../src/data/written-questions.ts";
import type { Role } from "../../src/schemas/to-confirm.ts";
import { type Position, stringsIn } from "../position.ts";
import { unprovenClaims } from "./claims.ts";
import { disputedHours, exampleFiles, placeholderIn, placeholders } from "./examples.ts";
import { unreviewedPages, unreviewedTranslations } from "./reviews.ts";
import { missingStatements } from "./statements.ts";

/** One thing that a person is asked before the public may read it. */
export interface Question extends Position {
  /** Its name, which stays when content moves: practice/insurers. */
  id: string;
  /** What is signed with it: a page by the name of its file, or a text for an emergency. */
  unit: string;
  who: Role;
  why: string;
  /** Changes when its text does. */
  fingerprint: string;
  /** What has to be done first: nobody can sign it as it is. */
  remedy?: string;
  /** The words in question, where they are not those of the field. */
  words?: string[];
  /** A signature says what proves it. */
  isClaim?: true;
}

/** What a check finds. It is asked about its page, unless the check knows better. */
export type PlacedQuestion = Omit<Question, "unit" | "fingerprint"> & { unit?: string };

/** Everything that somebody is asked about the content, whether or not it has been signed. */
export function questionsOf(content: Content, today: string): Question[] {
  const texts = emergencyTexts(content);
  const readerOf = readers(content);
  const isAsked = ({ file, field }: Position) =>
    content.questions.some((question) => question.file === file && isWithin(field, question.field));
  const found = [
    ...placeholders(content),
    ...exampleFiles(content),
    ...disputedHours(content),
    ...unprovenClaims(content),
  ].filter((placed) => !isAsked(placed));
  return [
    ...texts.map((text) => aboutText(content, text)),
    ...content.questions.flatMap((value) => aboutValue(content, value, texts)),
    ...found.map((placed) => complete(content, { ...placed, who: readerOf(placed) })),
    ...missingStatements(content).map((placed) => complete(content, placed)),
    ...unreviewedPages(content, today),
    ...unreviewedTranslations(content),
  ];
}

function aboutText(content: Content, { name, file, field, fingerprint }: EmergencyText): Question {
  const [first] = stringsAt(content, { file, field });
  const placed = {
    id: name,
    unit: name,
    file,
    field,
    line: first?.line,
    who: "physician",
  } as const;
  return {
    ...complete(content, { ...placed, why: "Patients act on it in an emergency." }),
    fingerprint,
  };
}

/** A question about its page or, to the physician, about each text for an emergency that it is about. */
function aboutValue(
  content: Content,
  asked: WrittenQuestion,
  texts: readonly EmergencyText[],
): Question[] {
  const { id, who, file, line, field, sources, value } = asked;
  const why = sources.length === 0 ? asked.why : `${asked.why} Source: ${sources.join("; ")}.`;
  const placed = { id, who, file, line, field, why };
  const about = texts.filter(
    (text) => text.file === file && (isWithin(text.field, field) || isWithin(field, text.field)),
  );
  if (who === "physician" && about.length > 0)
    return about.map((text) => {
      const part = isWithin(text.field, field) ? text.field : field;
      return { ...placed, field: part, unit: text.name, fingerprint: text.fingerprint };
    });
  // A position is numbers alone.
  const isTextless = stringsAt(content, asked).length === 0;
  const words = isTextless && { words: [JSON.stringify(value ?? "").replace(/[{}"]/g, "")] };
  return [complete(content, { ...placed, ...words })];
}

/** Who settles a placed: on a page that waits for others, one of these. */
function readers(content: Content): (placed: PlacedQuestion) => Role {
  const signers = signersOf(content);
  const waiting = new Set(waitingPages(content).map(({ file }) => file));
  return ({ file, who }) => {
    const all = signers(file);
    return waiting.has(file) && !all.includes(who) ? (all[0] ?? who) : who;
  };
}

function complete(content: Content, placed: PlacedQuestion): Question {
  const texts = placed.words ?? stringsAt(content, placed).map(({ text }) => text);
  const remedy = texts.map(placeholderIn).find(Boolean);
  const { file, id } = placed;
  const fingerprint = fingerprintTexts(texts.length > 0 ? texts : [id]);
  return { unit: nameOf(file), ...(remedy && { remedy }), ...placed, fingerprint };
}

/** Whether a field is another, or a part of it. */
const isWithin = (field: string, part: string) => `${field}.`.startsWith(`${part}.`);

/** The strings that a question is about; all of a page for its review. */
export function stringsAt(content: Content, { file, field }: Pick<Position, "file" | "field">) {
  const isWhole = field === "review" || field === "";
  return [content, ...Object.values(content.translations)]
    .flatMap((edition): ContentString[] => stringsIn(edition, file))
    .filter((string) =>
      isWhole ? !string.roles.includes("review") : isWithin(string.field, field),
    );
}

/** What a signature keeps of a question. */
export const lineOf = ({ id, fingerprint }: Question) => `${id} ${fingerprint}`;

/**
 * Whether a question waits for an answer. One that was signed for other words waits again, unless a physician has
 * approved all of the page in the editor since.
 */
export function isOpen({ launch, reviews }: Content, question: Question): boolean {
  // Reviews are listed only while they wait.
  if (question.remedy !== undefined || question.field === "review") return true;
  const { unit, who, id, file } = question;
  const signature = launch.signed.find((one) => one.id === unit && one.as === who);
  const answers = signature?.lines.filter((line) => line.startsWith(`${id} `)) ?? [];
  if (answers.length === 0) return true;
  const review = reviews.find((reviewed) => reviewed.file === file)?.review;
  const isApproved =
    who === "physician" && review?.status === "reviewed" && review.changed === false;
  return !isApproved && !answers.includes(lineOf(question));
}
