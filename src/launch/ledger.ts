import type { Content } from "../data/load-content.ts";
import { slugOf } from "../data/passages.ts";
import type { ToConfirm } from "../schemas/to-confirm.ts";
import { unprovenClaims } from "./claims.ts";
import type { Contradiction } from "./contradictions.ts";
import { unreplacedExamples } from "./examples.ts";
import { inShort } from "./in-short.ts";
import { missingStatements } from "./statements.ts";

/** Who must act, in the order in which the ledger is printed. */
export const roles = ["owner", "physician", "front desk", "web"] as const;

export type Role = (typeof roles)[number];

/** One thing that is not ready for the public. */
export interface Line {
  /** Its name. It stays when entries of the content move, so that it can be accepted by name. */
  id: string;
  who: Role;
  /** What it is, in a few words. */
  what: string;
  /** Where it is: a file and field of the content, or a page of the built site. */
  file: string;
  /** From 1; undefined for a page, and for what is missing. */
  line: number | undefined;
  field: string;
  why: string;
  todo: string;
}

/** A line that stays open although the site goes public, and who answers for it. */
export interface AcceptedLine extends Line {
  acceptedBy: string;
  because: string;
}

export interface Ledger {
  open: Line[];
  accepted: AcceptedLine[];
  /** Answers in content/launch.yaml to lines that are no longer there, and what to do. */
  stale: { id: string; todo: string }[];
}

export interface LaunchInput {
  content: Content;
  /** Address of the public site, as this build would have it. */
  siteUrl: string;
  /** The current day, YYYY-MM-DD. */
  today: string;
  /** What the built site says otherwise than the content does. */
  contradictions?: readonly Contradiction[];
}

/** Everything that stands between this content and the public. It is ready when nothing is open and nothing stale. */
export function ledgerOf(input: LaunchInput): Ledger {
  const { accepted, substantiated } = input.content.launch;
  const all = numbered(linesOf(input));
  const proven = new Set(substantiated.map(({ id }) => id));
  const lines = all.filter(({ id }) => !(id.startsWith("claim/") && proven.has(id)));
  const answers = new Map(accepted.map((answer) => [answer.id, answer]));
  return {
    open: lines.filter(({ id }) => !answers.has(id)),
    accepted: lines.flatMap((line) => {
      const answer = answers.get(line.id);
      return answer === undefined ? [] : [{ ...line, acceptedBy: answer.who, because: answer.why }];
    }),
    stale: [
      ...accepted
        .filter(({ id }) => !lines.some((line) => line.id === id))
        .map(({ id }) => ({ id, list: "accepted" })),
      ...substantiated
        .filter(({ id }) => !(id.startsWith("claim/") && all.some((line) => line.id === id)))
        .map(({ id }) => ({ id, list: "substantiated" })),
    ].map(({ id, list }) => ({
      id,
      todo: `Take ${id} out of "${list}" in content/launch.yaml: no such line is open.`,
    })),
  };
}

export function isClear({ open, accepted, stale }: Ledger): boolean {
  return open.length + accepted.length + stale.length === 0;
}

/** Whether the site may go public: nothing open but what is accepted by name, and no answer to nothing. */
export function isPublishable({ open, stale }: Ledger): boolean {
  return open.length + stale.length === 0;
}

function linesOf({ content, siteUrl, today, contradictions = [] }: LaunchInput): Line[] {
  const marked = markedValues(content);
  // What an editor has marked says more than what a pattern finds in the same place.
  const isMarked = ({ file, field }: Pick<Line, "file" | "field">) =>
    content.openValues.some(
      (value) =>
        value.file === file && (field === value.field || field.startsWith(`${value.field}.`)),
    );
  return [
    ...marked.filter(({ id }) => id !== "practice/siteUrl" || siteUrl === content.practice.siteUrl),
    ...unreplacedExamples(content, siteUrl).filter((line) => !isMarked(line)),
    ...(isMarked({ file: "content/practice.yaml", field: "hours.authoritative" })
      ? []
      : hoursInDispute(content)),
    ...testimonialsWithoutConsent(content, today),
    ...unreviewedPages(content, today),
    ...unprovenClaims(content),
    ...missingStatements(content),
    ...contradictions.map(fromContradiction),
  ];
}

/** Ids that several lines share still get a number: they say the same of things that are called the same. */
function numbered(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const count = (counts.get(line.id) ?? 0) + 1;
    counts.set(line.id, count);
    return count === 1 ? line : { ...line, id: `${line.id}-${count}` };
  });
}

const kinds: Record<ToConfirm["kind"], { what: string; todo: string }> = {
  example: { what: "Example value", todo: "Put the practice's own value in its place." },
  clinical: {
    what: "Medical text awaiting the physician",
    todo: "Have the physician read it; change what is not right.",
  },
  claim: {
    what: "Claim to confirm",
    todo: "Confirm it with whoever can prove it, or choose other words.",
  },
  legal: {
    what: "Legal text awaiting a lawyer",
    todo: "Have the practice's lawyer read it; change what is not right.",
  },
};

/**
 * Values that a `toConfirm` list names. Marks on one field are several questions, and go by the first
 * words of why they are asked: whoever has answered one has not answered the others. So do marks on
 * the text of a statement, which is never one value.
 */
function markedValues({ openValues, passages }: Content): Line[] {
  const texts = new Map(passages.map(({ file, field, text }) => [`${file} ${field}`, text]));
  const isText = ({ file, field }: Pick<Line, "file" | "field">) =>
    file.endsWith(".md") && field === "text";
  const isShared = ({ id }: Pick<Line, "id">) =>
    openValues.filter((other) => other.id === id).length > 1;
  return openValues.map(({ id, who, kind, file, line, field, why }) => ({
    id: isText({ file, field }) || isShared({ id }) ? `${id}/${slugOf(why)}` : id,
    who,
    // A statement as a whole goes by its title.
    what: `${kinds[kind].what}: ${inShort(texts.get(`${file} ${isText({ file, field }) ? "title" : field}`) || field)}`,
    file,
    line,
    field,
    why,
    todo: `${kinds[kind].todo} Then take its line out of toConfirm in the same file.`,
  }));
}

function hoursInDispute({ practice, passages }: Content): Line[] {
  const { authoritative, weekday, extended } = practice.hours;
  if (authoritative !== "" || JSON.stringify(weekday) === JSON.stringify(extended)) return [];
  const place = passages.find(
    ({ file, field }) => file === "content/practice.yaml" && field === "hours.authoritative",
  );
  return [
    {
      id: "practice/hours/authoritative",
      who: "owner",
      what: "Two sets of office hours",
      file: "content/practice.yaml",
      line: place?.line,
      field: "hours.authoritative",
      why: "Pages state different hours. A patient who believes the wrong ones stands before a locked door.",
      todo: "Write weekday or extended after authoritative.",
    },
  ];
}

function testimonialsWithoutConsent({ testimonials, passages }: Content, today: string): Line[] {
  const quotes = passages.filter(
    ({ file, field }) =>
      file === "content/testimonials.yaml" && /^testimonials\.\d+\.quote$/.test(field),
  );
  return testimonials.flatMap(({ consentDate, name, location }, index) => {
    if (consentDate !== undefined && consentDate <= today) return [];
    const quote = quotes[index];
    const missing = consentDate === undefined;
    return [
      {
        id: (quote?.id ?? `testimonials/testimonials/${index + 1}/quote`).replace(
          /quote$/,
          "consentDate",
        ),
        who: "owner" as const,
        what: missing
          ? `Testimonial without consent: ${name}, ${location}`
          : `Consent dated in the future: ${name}, ${location}`,
        file: "content/testimonials.yaml",
        line: quote?.line,
        field: `testimonials.${index}.consentDate`,
        why: "A patient's words are health information. They may be published only with written consent (45 CFR 164.508).",
        todo: "Put the words of a patient who has signed the consent form here, with the day as consentDate, or take the entry away.",
      },
    ];
  });
}

/** How long a review of medical text holds when no next one is set, in years. The NHS, too, reviews its pages every three years. */
const reviewYears = 3;

/** Service pages that no physician has checked, or whose check is overdue. */
function unreviewedPages(
  { services, providers, openValues, passages }: Content,
  today: string,
): Line[] {
  const isExample = (reviewer: string) =>
    providers.some(
      ({ slug, name }) =>
        name === reviewer &&
        openValues.some(
          ({ file, field }) => file === `content/providers/${slug}.yaml` && field === "name",
        ),
    );
  return services.flatMap(({ slug, title, review }) => {
    const file = `content/services/${slug}.yaml`;
    const line = (what: string, why: string) => [
      {
        id: `services/${slug}/review`,
        who: "physician" as const,
        what: `${what}: ${title}`,
        file,
        line: passages.find((passage) => passage.file === file && passage.field === "review.status")
          ?.line,
        field: "review",
        why,
        todo: 'Have a physician read the page, then write review: { status: reviewed, reviewer: "Name, MD", date: "year-month-day" }.',
      },
    ];
    if (review.status === "awaiting")
      return line(
        "Medical page without a review",
        "Patients act on it. The page names no physician who has checked it.",
      );
    if (isExample(review.reviewer))
      return line(
        "Medical page reviewed by an example",
        `${review.reviewer} is an example person and can have checked nothing.`,
      );
    if (review.date > today)
      return line("Medical review dated in the future", `The review is dated ${review.date}.`);
    const due =
      review.next ?? `${Number(review.date.slice(0, 4)) + reviewYears}${review.date.slice(4)}`;
    return due < today ? line("Medical review overdue", `The next review was due on ${due}.`) : [];
  });
}

function fromContradiction({ page, where, text, expected }: Contradiction): Line {
  const name = (words: string) => words.replace(/[^a-zA-Z0-9]+/g, "-").replace(/^-|-$/g, "");
  return {
    id: `site/${name(page) || "home"}/${name(`${where} ${text}`)}`,
    who: "web",
    what: `The site contradicts itself: "${text}"`,
    file: page,
    line: undefined,
    field: where,
    why: `The content says: ${expected}.`,
    todo: "Find where the page takes these words from, and name the fact in braces there.",
  };
}
