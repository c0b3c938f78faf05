import type { Content } from "../../src/data/load-content.ts";
import { siteUrlOf } from "../../src/data/practice.ts";
import type { Signature } from "../../src/schemas/launch.ts";
import { type Place, placeOf } from "../place.ts";
import type { ChecklistItem } from "./checklist-item.ts";
import { unprovenClaims } from "./claims.ts";
import { testimonialsWithoutConsent } from "./consents.ts";
import { unreplacedExamples } from "./examples.ts";
import { markedValues } from "./marked-values.ts";
import { unreviewedMedicalPages, unreviewedTranslations } from "./reviews.ts";
import { isOpened, signatureOf } from "./signatures.ts";
import { missingStatements } from "./statements.ts";

/** An item that stays open although the site goes public, and who answers for it. */
interface AcceptedItem extends ChecklistItem {
  acceptedBy: string;
  because: string;
}

/** The launch checklist: everything to settle before the site goes public. */
export interface Checklist {
  open: ChecklistItem[];
  accepted: AcceptedItem[];
  /** Answers in content/launch.yaml that answer nothing, and what to do. */
  stale: { id: string; todo: string }[];
}

export interface LaunchInput {
  content: Content;
  /** URL of the public site, as this build would have it. */
  siteUrl?: string;
  /** The current day, YYYY-MM-DD. */
  today?: string;
}

/** The launch checklist of the content. */
export function launchChecklist(input: LaunchInput): Checklist {
  const { content } = input;
  const { accepted } = content.launch;
  const items = numbered(itemsOf(input));
  const checklist: Checklist = { open: [], accepted: [], stale: [] };
  const never = new Set<string>();
  for (const item of items) {
    const signature = item.settledBy === "change" ? undefined : signatureOf(content, item);
    if (signature?.holds) continue;
    // Advice in an emergency that was approved once may wait for its approval, if somebody answers for it.
    const isAcceptable = item.settledBy === undefined || signature !== undefined;
    if (!isAcceptable) never.add(item.id);
    const answer = accepted.find(({ id }) => id === item.id);
    if (answer !== undefined && isAcceptable)
      checklist.accepted.push({ ...item, acceptedBy: answer.who, because: answer.why });
    else checklist.open.push(sinceSigned(content, item, signature));
  }
  const known = new Set([...checklist.open, ...checklist.accepted].map(({ id }) => id));
  for (const { id } of accepted) {
    if (known.has(id) && !never.has(id)) continue;
    const why = never.has(id) ? "it cannot be accepted" : "no such item is open";
    checklist.stale.push({
      id,
      todo: `Take ${id} out of "accepted" in content/launch.yaml: ${why}.`,
    });
  }
  return checklist;
}

/** An open item of a page that has been signed: the public site shows it, unless patients act on it in an emergency. */
function sinceSigned(
  content: Content,
  item: ChecklistItem,
  signature: Signature | undefined,
): ChecklistItem {
  const { why, field, settledBy } = item;
  const isQuestion = settledBy === undefined && field !== "review";
  return {
    ...item,
    ...(signature && {
      why: `${why} ${signature.who} signed it on ${signature.date}, before its text changed.`,
    }),
    ...(isQuestion && isOpened(content, item) && { meanwhile: "shown" }),
  };
}

export function isClear({ open, accepted, stale }: Checklist): boolean {
  return open.length + accepted.length + stale.length === 0;
}

/** What keeps the site from the public: open items that are neither left out meanwhile nor shown as changed. */
export function blocking({ open }: Checklist): ChecklistItem[] {
  return open.filter(({ meanwhile }) => meanwhile === undefined);
}

function itemsOf({
  content,
  siteUrl = siteUrlOf(content.practice),
  today = new Date().toISOString().slice(0, 10),
}: LaunchInput): ChecklistItem[] {
  // An editor's mark says more than a check of the same field.
  const isMarked = ({ file, field }: Pick<Place, "file" | "field">) =>
    content.openValues.some(
      (value) =>
        value.file === file && (field === value.field || field.startsWith(`${value.field}.`)),
    );
  return [
    // SITE_URL may have replaced the marked example.
    ...markedValues(content).filter(
      ({ id }) => id !== "practice/siteUrl" || siteUrl === content.practice.siteUrl,
    ),
    ...[...unreplacedExamples(content, siteUrl), ...disputedHours(content)].filter(
      (item) => !isMarked(item),
    ),
    ...testimonialsWithoutConsent(content, today),
    ...unreviewedMedicalPages(content, today),
    ...unreviewedTranslations(content),
    // A claim that its editor has marked is one line, not two.
    ...unprovenClaims(content).filter((claim) => !isMarked(claim)),
    ...missingStatements(content),
  ];
}

/** Numbers the items of one id, such as two list entries with the same title. */
function numbered(items: readonly ChecklistItem[]): ChecklistItem[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = (counts.get(item.id) ?? 0) + 1;
    counts.set(item.id, count);
    return count === 1 ? item : { ...item, id: `${item.id}-${count}` };
  });
}

function disputedHours(content: Content): ChecklistItem[] {
  const { authoritative, topOfEveryPage, footOfEveryPage } = content.practice.hours;
  if (
    authoritative !== "" ||
    footOfEveryPage === undefined ||
    JSON.stringify(topOfEveryPage) === JSON.stringify(footOfEveryPage)
  )
    return [];
  return [
    {
      ...placeOf(content, "content/practice.yaml", "hours.authoritative"),
      id: "practice/hours/authoritative",
      who: "owner",
      what: "Two sets of office hours",
      why: "Pages state different hours. A patient may come when the office is closed.",
      todo: "Write topOfEveryPage or footOfEveryPage after authoritative.",
    },
  ];
}
