import type { ContentString } from "../../src/data/content-strings.ts";
import { type EmergencyText, emergencyTexts } from "../../src/data/emergency-texts.ts";
import type { Content } from "../../src/data/load-content.ts";
import { fingerprintTexts } from "../../src/data/reviews.ts";
import { nameOf, signersOf, waitingPages } from "../../src/data/sign-off.ts";
import type { WrittenQuestion } from "../../src/data/written-questions.ts";
import type { Role } from "../../src/schemas/to-confirm.ts";
import { type Position, positionOf, stringsIn } from "../position.ts";
import { unprovenClaims } from "./claims.ts";
import { disputedHours, exampleFiles, placeholderIn, placeholders } from "./examples.ts";
import type { Finding, Question } from "./question.ts";
import { unreviewedPages, unreviewedTranslations } from "./reviews.ts";
import { missingStatements } from "./statements.ts";

/** Everything that somebody is asked about the content, whether or not it has been signed. */
export function questionsOf(content: Content, today: string): Question[] {
  const texts = emergencyTexts(content);
  const signerOf = signers(content);
  const findings = [
    ...placeholders(content),
    ...exampleFiles(content),
    ...disputedHours(content),
    ...unprovenClaims(content),
  ].filter(
    ({ file, field }) =>
      !content.questions.some((asked) => asked.file === file && isWithin(field, asked.field)),
  );
  return [
    ...texts.map((text) => aboutText(content, text)),
    ...content.questions.flatMap((asked) => aboutValue(content, asked, texts)),
    ...findings.map((finding) => complete(content, { ...finding, who: signerOf(finding) })),
    ...missingStatements(content).map((finding) => complete(content, finding)),
    ...unreviewedPages(content, today),
    ...unreviewedTranslations(content),
  ];
}

function aboutText(content: Content, { name, file, field, fingerprint }: EmergencyText): Question {
  const place = positionOf(content, file, field);
  const why = "Patients act on it in an emergency.";
  return {
    ...complete(content, { ...place, id: name, unit: name, who: "physician", why }),
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
  const question = { id, who, file, line, field, why };
  const about = texts.filter(
    (text) => text.file === file && (isWithin(text.field, field) || isWithin(field, text.field)),
  );
  if (who === "physician" && about.length > 0)
    return about.map((text) => {
      const part = isWithin(text.field, field) ? text.field : field;
      return { ...question, field: part, unit: text.name, fingerprint: text.fingerprint };
    });
  // A position is numbers alone.
  const isTextless = stringsAt(content, asked).length === 0;
  const words = isTextless && { words: [JSON.stringify(value ?? "").replace(/[{}"]/g, "")] };
  return [complete(content, { ...question, ...words })];
}

/** Who signs a finding: on a page that waits for others than the check names, the first of these. */
function signers(content: Content): (finding: Finding) => Role {
  const rolesOf = signersOf(content);
  const waiting = new Set(waitingPages(content).map(({ file }) => file));
  return ({ file, who }) => {
    const roles = rolesOf(file);
    return waiting.has(file) && !roles.includes(who) ? (roles[0] ?? who) : who;
  };
}

function complete(content: Content, finding: Finding): Question {
  const texts = finding.words ?? stringsAt(content, finding).map(({ text }) => text);
  const remedy = texts.map(placeholderIn).find(Boolean);
  const { file, id } = finding;
  const fingerprint = fingerprintTexts(texts.length > 0 ? texts : [id]);
  return { unit: nameOf(file), ...(remedy && { remedy }), ...finding, fingerprint };
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
