import type { Level } from "../../schemas/levels.ts";
import { type Named, phrasesIn, type Reading, says } from "./reading.ts";
import type { Found } from "./search-engine.ts";
import { type Gate, markOf, nearnessTo, type StemsByWeight, urgencyBy } from "./urgency.ts";

/** A sign that cannot wait. */
export interface UrgentSign extends Found {
  level: Level;
  stems: StemsByWeight;
  /** Marks of its phrases that do not bring it by gate and nearness alone. */
  exact?: string | undefined;
  /** Whom to call first, as a telephone number. */
  call?: string | undefined;
  /** What to do meanwhile, where no page says it. */
  until?: string | undefined;
  /** The page that explains it. */
  read?: string | undefined;
}

/** What tells an alarm: a part of the first file. */
export interface AlarmFile {
  gate: Gate;
  signs: readonly UrgentSign[];
  /** Marks of names that only look like an alarm: an operation, a drug, a question. */
  calm: string;
  /** Phrases that bring a sign whatever else is typed. */
  always: readonly (Named & { sign: number })[];
  /** What patients call an operation, by the page of its recovery; one is what all operations share. */
  operations: readonly (Named & { path: string; isGeneral?: boolean | undefined })[];
}

/** Signs to show in a box each, the most urgent first; or one in a line. */
export interface Alarm {
  boxes: UrgentSign[];
  line?: UrgentSign | undefined;
}

/** The most urgent first. Not imported from the schemas, which would come along into the browser's code. */
const levels: readonly Level[] = ["call-911", "emergency-room", "call-today"];

/** Most boxes, and after an operation that is named: between two signs of its sheet the one between must not lack. */
const most = 2;
const mostOnSheet = 3;

/** A sign this much less near than the nearest one may be meant too. */
const nearlyAsNear = 0.8;

/** And so much on the sheet of an operation that is named. */
const nearOnSheet = 0.5;

/** How much the signs of an operation that is named count against others. */
const ownWeight = 2;

/** What is called something: its phrases in stems. */
interface Called {
  phrases: readonly (readonly string[])[];
}

type Operation = Called & AlarmFile["operations"][number];

const called = <T extends Named>(named: T): T & Called => ({
  ...named,
  phrases: phrasesIn(named.names),
});
const kindOf = (path: string) => path.slice(path.indexOf("#"));
const byUrgency = (signs: readonly UrgentSign[]) =>
  signs.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));

/** Of signs that a text may mean, the nearest first, those to show, the most urgent first. */
function shownOf(
  meant: readonly { sign: UrgentSign; kind: string; near: number }[],
  isNamed: boolean,
) {
  const [share, count] = isNamed ? [nearOnSheet, mostOnSheet] : [nearlyAsNear, most];
  const least = share * (meant[0]?.near ?? 0);
  // The sheet of an operation that is named says a kind of sign instead of its place.
  const firstOf = (kind: string) => meant.findIndex((other) => other.kind === kind);
  const near = meant.filter(
    ({ kind, near }, at) => near >= least && (!isNamed || firstOf(kind) === at),
  );
  return byUrgency(near.slice(0, count).map(({ sign }) => sign));
}

/** The operations that a text names, by which stems; what all operations share only where it names no other. */
function namedIn(all: readonly string[], operations: readonly Operation[]) {
  const said = operations.filter(({ phrases }) => says(all, phrases));
  const specific = said.filter(({ isGeneral }) => !isGeneral);
  const isSpecific = specific.length > 0;
  const phrases = said.flatMap(({ phrases }) => phrases.filter((phrase) => says(all, [phrase])));
  return { named: isSpecific ? specific : said, names: new Set(phrases.flat()), isSpecific };
}

/**
 * What answers a text that tells of something urgent.
 *
 * @returns takes a text as it is typed, and as it is meant: with its words as the nearest that are known
 */
export function alarmsOf(file: AlarmFile): (typed: Reading, meant: Reading) => Alarm {
  const { gate, signs } = file;
  const urgencyOf = urgencyBy(gate);
  const nearness = nearnessTo(signs.map(({ stems }) => stems));
  const stems = new Set(signs.flatMap(({ stems }) => stems.join(" ").split(" ")));
  const calm = new Set(file.calm.split(" "));
  const exact = new Map<string, UrgentSign[]>();
  for (const sign of signs)
    for (const mark of sign.exact?.split(" ") ?? [])
      exact.set(mark, [...(exact.get(mark) ?? []), sign]);
  const always = file.always.map(called);
  const operations = file.operations.map(called);
  const placed = signs.map((sign) => ({
    sign,
    kind: kindOf(sign.path),
    operation: operations.find(({ path }) => sign.path.startsWith(`${path}#`)),
  }));
  const ofOperations = new Set(placed.flatMap(({ sign, operation }) => (operation ? sign : [])));

  /** The signs that a text is nearest to, with those of the operations that it names. */
  function signsIn(telling: readonly string[], named: readonly Called[]): UrgentSign[] {
    const own = nearness(telling);
    // After every operation a sign of one kind has one name, and most of patients' words stand at its place.
    const kinds = new Map<string, number>();
    for (const [at, { kind }] of placed.entries())
      kinds.set(kind, Math.max(kinds.get(kind) ?? 0, own[at] ?? 0));
    const meant = placed
      .flatMap(({ sign, kind, operation }, at) => {
        const near = operation ? ownWeight * (kinds.get(kind) ?? 0) : (own[at] ?? 0);
        const isMeant = near > 0 && (!operation || named.includes(operation));
        return isMeant ? { sign, kind, near, own: own[at] ?? 0 } : [];
      })
      .sort((a, b) => b.near - a.near || b.own - a.own);
    return shownOf(meant, named.length > 0);
  }

  return (typed, meant) => {
    const { all, telling } = meant;
    const { named, names, isSpecific } = namedIn(all, operations);
    const own = exact.get(markOf(typed)) ?? exact.get(markOf(meant)) ?? [];
    const unnamed = own.filter((sign) => !ofOperations.has(sign));
    const certain = [
      // A place and the sheets of operations may have the same phrase.
      ...(named.length === 0 && unnamed.length > 0 ? unnamed : own),
      ...always
        .filter(({ phrases }) => says(all, phrases))
        .map(({ sign }) => signs[sign] as UrgentSign),
    ];
    if (certain.length > 0) return { boxes: byUrgency([...new Set(certain)]).slice(0, most) };
    // What is said besides the name of an operation tells what is wrong; the name alone is a question about it.
    const besides = telling.filter((stem) => !names.has(stem));
    const isCalm = !besides.some((stem) => stems.has(stem));
    const urgency = isCalm || calm.has(markOf(meant)) ? Number.NEGATIVE_INFINITY : urgencyOf(meant);
    if (urgency <= gate.line) return { boxes: [] };
    const found = signsIn(besides, named);
    const isBox = urgency > gate.box || isSpecific;
    return isBox ? { boxes: found } : { boxes: [], line: found[0] };
  };
}
