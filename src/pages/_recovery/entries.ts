import { onCallLink, onCallNumber } from "../../data/after-hours.ts";
import type { Content } from "../../data/load-content.ts";
import { paths } from "../../data/paths.ts";
import type { Practice } from "../../data/practice.ts";
import { telHref } from "../../data/telephone.ts";
import type { SignCard } from "../../parts/recovery/OperationSigns.tsx";
import type { PlanStep } from "../../parts/recovery/Plan/plan-steps.ts";
import {
  cardOf,
  type OperationCard,
  type OperationSign,
  operationCards,
  operationSign,
} from "../../schemas/operation-sign.ts";
import type { CardWords } from "../../schemas/pages.ts";
import { type PageContent, pageSchemas } from "../../schemas/pages.ts";
import { type Recovery, recoveryPlaces, recoverySchema } from "../../schemas/recovery.ts";
import { approximateDays } from "../../schemas/time-after.ts";
import {
  anchorsMoved,
  entryFile,
  files,
  ifThere,
  pageFile,
  reviewLineOf,
  wordsOf,
} from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";
import { aboveForPatients } from "../_patients/entries.ts";
import { readable, type SearchPart, titledParts } from "../_searchable.ts";
import { isoDuration, stepTime } from "./step-time.ts";

const houseRulesFile = "content/house-rules.yaml";
/** What sheets share. */
const sharedFiles = [
  houseRulesFile,
  "content/medicines.yaml",
  "content/pages/recovery.yaml",
  "content/pages/pain-medicine.yaml",
];

/** The list of all recoveries; none where every sheet waits. */
export function recoveriesPage(content: Content, path: string): PageEntry[] {
  const { pages, recoveries } = content;
  return ifThere(recoveries.length > 0 ? pages.recovery : undefined, (page) => ({
    ...pageFile("recovery", page, ...files("recoveries", recoveries)),
    kind: "collection",
    path,
    parent: aboveForPatients(content).path,
    onCall: onCallLink(content.practice.onCall?.phone),
    render: rendered(
      page,
      async () => (await import("./RecoveriesPage.tsx")).RecoveriesPage,
      () => ({
        onCall: onCallLink(content.practice.onCall?.phone),
        groups: recoveryPlaces.map((place) => ({
          ...page.places[place],
          operations: recoveries
            .filter((recovery) => recovery.place === place)
            .map(({ operation, slug }) => ({
              label: operation,
              path: `${path}/${slug}`,
              anchors: anchorsMoved(path, `${path}/${slug}`, content),
            })),
        })),
      }),
    ),
  }));
}

/** One for each operation. */
export function recoveryPages(content: Content, path: string): PageEntry[] {
  const { pages } = content;
  const page = pages.recovery;
  if (page === undefined) return [];
  const { operation: words } = page;
  return content.recoveries.map((recovery) => ({
    ...entryFile("recoveries", recovery, ...sharedFiles),
    content: [
      readable(recoverySchema, {
        ...recovery,
        signs: undefined,
        medicine: undefined,
        canI: undefined,
      }),
    ],
    parts: [
      ...operationSignParts(recovery.signs, content.practice.onCall?.phone),
      {
        id: "pain",
        title: words.medicine,
        content: [readable(recoverySchema, { medicine: recovery.medicine })],
      },
      {
        id: "can-i",
        title: words.canI,
        content: [readable(recoverySchema, { canI: recovery.canI })],
      },
    ],
    kind: "recovery",
    onCall: onCallLink(content.practice.onCall?.phone),
    recovery,
    path: `${path}/${recovery.slug}`,
    label: recovery.operation,
    parent: path,
    name: recovery.title,
    render: rendered(
      page,
      async () => (await import("./RecoveryPage.tsx")).RecoveryPage,
      (context) => ({
        recovery,
        cards: signCards(recovery.signs, words.cards, context.practice, context.practice.onCall),
        steps: stepsOf(recovery, content),
        urgent: urgentOf(recovery, content),
        painMedicine: pages["pain-medicine"],
        allPath: path,
        painPath: paths.painMedicine,
        reviewLine: reviewLineOf(recovery, content, context),
      }),
    ),
  }));
}

/** The page above those that every operation shares. */
function parentOf(content: Content): string {
  return content.recoveries.length > 0 ? paths.recovery : aboveForPatients(content).path;
}

/** What every operation shares. */
export function afterAnyOperationPage(content: Content, path: string): PageEntry[] {
  const { pages } = content;
  return ifThere(pages["after-any-operation"], (page) => ({
    ...pageFile("after-any-operation", page, houseRulesFile),
    content: [
      readable(pageSchemas["after-any-operation"], { ...page, signs: undefined, parts: undefined }),
    ],
    parts: [
      ...operationSignParts(page.signs, onCallNumber(content.practice), page.unnamed.text),
      ...titledParts(pageSchemas["after-any-operation"], page.parts),
    ],
    path,
    parent: parentOf(content),
    onCall: onCallLink(onCallNumber(content.practice)),
    render: rendered(
      page,
      async () => (await import("./AfterAnyOperationPage.tsx")).AfterAnyOperationPage,
      (context) => ({
        cards: sharedCards(page, content, context.practice),
        onCall: onCallLink(onCallNumber(content.practice)),
        reviewLine: reviewLineOf(page, content, context),
      }),
    ),
  }));
}

/** Doses and cautions, once for all operations. */
export function painMedicinePage(content: Content, path: string): PageEntry[] {
  return ifThere(content.pages["pain-medicine"], (page) => ({
    ...pageFile("pain-medicine", page, houseRulesFile),
    content: [readable(pageSchemas["pain-medicine"], { ...page, parts: undefined })],
    parts: titledParts(pageSchemas["pain-medicine"], page.parts),
    path,
    parent: parentOf(content),
    onCall: onCallLink(onCallNumber(content.practice)),
    render: rendered(
      page,
      async () => (await import("./PainMedicinePage.tsx")).PainMedicinePage,
      (context) => ({
        onCall: onCallLink(onCallNumber(content.practice)),
        reviewLine: reviewLineOf(page, content, context),
      }),
    ),
  }));
}

/**
 * Signs on their cards, the most urgent first.
 *
 * @param onCall whom to call at any hour: else the office
 */
function signCards(
  signs: readonly OperationSign[],
  words: Readonly<Record<OperationCard, CardWords>>,
  office: Practice,
  onCall: Practice["onCall"],
): SignCard[] {
  const calls = { night: onCall ?? office, office };
  return operationCards.flatMap((card) => {
    const these = signs.filter((sign) => cardOf(sign) === card);
    const call = card === "night" || card === "office" ? calls[card] : undefined;
    return these.length === 0 ? [] : [{ card, ...words[card], call, signs: these }];
  });
}

/** The same of what every operation shares, which is public before there is a real number to call at any hour. */
function sharedCards(
  { signs, unnamed }: PageContent<"after-any-operation">,
  { pages, practice }: Content,
  office: Practice,
): SignCard[] {
  if (pages.recovery === undefined) return [];
  const { cards } = pages.recovery.operation;
  if (onCallNumber(practice) !== undefined) return signCards(signs, cards, office, office.onCall);
  return signCards(signs, { ...cards, night: unnamed }, office, undefined);
}

/** The steps with their times in words, the days to tick, and what to watch for. */
function stepsOf({ steps, signs }: Recovery, content: Content): PlanStep[] {
  const { cards } = content.pages.recovery?.operation ?? {};
  const lastDay = ({ from, to = from }: Recovery["steps"][number]) =>
    /day/.test(to) ? approximateDays(to) : -1;
  // A day with two steps is one of the later.
  const daysBegun = (index: number) => {
    const step = steps[index];
    if (step === undefined || lastDay(step) < 0) return [];
    const later = steps.slice(index + 1).find(({ from }) => /day/.test(from));
    const first = approximateDays(step.from);
    const last = Math.min(
      lastDay(step),
      later === undefined ? Number.POSITIVE_INFINITY : approximateDays(later.from) - 1,
    );
    const earlier = Math.max(
      -1,
      ...steps.slice(0, index).map((other) => Math.min(lastDay(other), first - 1)),
    );
    return Array.from({ length: last - Math.max(first, earlier + 1) + 1 }, (_, at) => first + at);
  };
  return steps.map(({ from, to, name, text, signs: named = [] }, index) => ({
    when: stepTime({ from, to }, wordsOf(content).recovery),
    from: isoDuration(from),
    to: to && isoDuration(to),
    name,
    text,
    days: daysBegun(index),
    watch: signs
      .filter(({ id }) => named.includes(id))
      .map((sign) => ({ id: sign.id, level: cards?.[cardOf(sign)].title ?? "", name: sign.name })),
  }));
}

/** What the calendar says once: the signs for 911 and for an emergency room, and the number to call. */
function urgentOf({ signs }: Recovery, { pages, practice }: Content): string {
  const { cards } = pages.recovery?.operation ?? {};
  if (cards === undefined) return "";
  const card = (level: "call-911" | "emergency-room") => {
    const these = signs.filter((sign) => sign.level === level).map(({ name }) => `- ${name}`);
    return these.length === 0 ? [] : [[cards[level].title, ...these].join("\n")];
  };
  const { phone } = practice.onCall ?? practice;
  return [...card("call-911"), ...card("emergency-room"), `${cards.night.title}: ${phone}`].join(
    "\n\n",
  );
}

/**
 * Each sign of a page about an operation, which the search finds by itself.
 *
 * @param onCall the number to call at any hour: else the office
 * @param unnamed what to do without one
 */
function operationSignParts(
  signs: readonly OperationSign[],
  onCall: string | undefined,
  unnamed?: string,
): SearchPart[] {
  return signs.map((sign) => {
    const isNight = cardOf(sign) === "night";
    return {
      id: sign.id,
      title: sign.name,
      level: sign.level,
      call: onCall && isNight ? telHref(onCall).replace("tel:", "") : undefined,
      until: onCall === undefined && isNight ? unnamed : undefined,
      content: [readable(operationSign, { aliases: sign.aliases })],
    };
  });
}
