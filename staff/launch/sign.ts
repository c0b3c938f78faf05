import type { Content } from "../../src/data/load-content.ts";
import type { Launch, Signature } from "../../src/schemas/launch.ts";
import type { Role } from "../../src/schemas/to-confirm.ts";
import type { Checklist } from "./checklist.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { lineOf } from "./signatures.ts";

/** One thing that somebody found right as it stands. */
export interface Right {
  /** Of an entry of the launch check. Nothing shorter signs several. */
  name: string;
  /** The mark of the entry on the sheet; undefined where there is no sheet. */
  text?: string | undefined;
  /** For a claim. */
  proof?: string | undefined;
}

interface Request {
  rights: readonly Right[];
  by: string;
  /** YYYY-MM-DD */
  date: string;
  /** The role whose entries are meant, where a name has entries of several. */
  as?: Role | undefined;
}

/** An entry, and what somebody says of it. */
interface Chosen {
  right: Right;
  entry: Entry;
}

/**
 * The answers of content/launch.yaml with signatures under open entries, the `review` of each page among
 * them, by its file below content/, and why others were not signed. What was accepted may be signed too, and is
 * accepted no more.
 */
export function signed(
  content: Content,
  { open, accepted }: Pick<Checklist, "open" | "accepted">,
  { rights, by, date, as }: Request,
): {
  launch: Launch;
  reviews: [file: string, review: object][];
  names: string[];
  refused: string[];
} {
  const entries = entriesOf(content, [...open, ...accepted]);
  const chosen: Chosen[] = [];
  const refused: string[] = [];
  // Emergencies come first, because a page is not signed without them.
  const isUrgent = ({ name }: Right) =>
    entries.some((entry) => entry.name === name && entry.isUrgent);
  for (const right of rights.toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)))) {
    const found = entries.filter(({ name, who }) => name === right.name && (as ?? who) === who);
    const why = refusal(right, found, entries, chosen);
    const [entry] = found;
    if (why !== undefined) refused.push(why);
    else if (entry !== undefined) chosen.push({ right, entry });
  }
  const added = chosen.map(({ right: { proof }, entry }): Signature => {
    const questions = signable(entry).filter(({ field }) => field !== "review");
    const lines = questions.map((item) => lineOf(content, item));
    return { id: entry.name, as: entry.who, who: by, date, lines, ...(proof && { proof }) };
  });
  const { launch, reviews } = content;
  const catalogs = Object.values(content.translations).flatMap(
    (translation) => translation.catalogs,
  );
  const renewed = new Set(chosen.flatMap(({ entry }) => signable(entry).map(({ id }) => id)));
  const earlier = launch.signed.map((signature) => ({
    ...signature,
    lines: signature.lines.filter((line) => !renewed.has(line.split(" ")[0] ?? "")),
  }));
  return {
    launch: {
      signed: [...earlier, ...added].filter(({ lines }) => lines.length > 0),
      accepted: launch.accepted.filter(({ id }) => !renewed.has(id)),
    },
    reviews: chosen.flatMap(({ entry }) =>
      signable(entry).flatMap(({ file, field }): [string, object][] => {
        const reviewed = [...reviews, ...catalogs].find((candidate) => candidate.file === file);
        if (field !== "review" || reviewed === undefined) return [];
        const { text } = reviewed;
        return [[file.replace("content/", ""), { status: "reviewed", reviewer: by, date, text }]];
      }),
    ),
    names: chosen.map(({ entry }) => entry.name),
    refused,
  };
}

const signable = ({ items }: Entry) => items.filter(({ settledBy }) => settledBy !== "change");

/** Why something cannot be signed. */
function refusal(
  { name, text, proof }: Right,
  [entry, ...others]: readonly Entry[],
  entries: readonly Entry[],
  chosen: readonly Chosen[],
): string | undefined {
  if (entry === undefined) return `Nothing to sign is called ${name}. See npm run launch:check.`;
  if (others.length > 0) {
    const people = [entry, ...others].map(({ who }) => who).join(", ");
    return `${name} is to be signed by ${people}. Say for whom, with --as.`;
  }
  if (text !== undefined && text !== entry.text)
    return `${name} has changed since its sheet was printed. Print it again.`;
  if (signable(entry).length === 0)
    return `${name} cannot be signed. Only another value settles it.`;
  if (name.startsWith("claim/") && !proof)
    return `${name} is a claim. Say what proves it, with --proof.`;
  const review = entry.items.find(({ field }) => field === "review");
  const unread = entries.find(
    (candidate) =>
      candidate.isUrgent &&
      candidate.who === entry.who &&
      candidate.items[0]?.file === review?.file &&
      chosen.every((right) => right.entry !== candidate),
  );
  return entry.isUrgent || unread === undefined
    ? undefined
    : `${name} says what to do in an emergency. Sign ${unread.name} first.`;
}
