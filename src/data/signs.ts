import { grammars } from "../languages/grammar/grammars.ts";
import { answers, isUrgent, type UrgentAnswer } from "../schemas/answers.ts";
import { suggest } from "../schemas/fields.ts";
import type { Symptom, Symptoms } from "../schemas/symptoms.ts";
import { type Problem, problemOf } from "./content-error.ts";
import type { ContentString } from "./content-strings.ts";

/** A sign as cards show it. */
export interface Sign {
  /** Place and id: throat#muffled-voice. */
  id: string;
  /** Ends the sentence in the heading of its answer, such as "Call 911 if". */
  if: string;
  answer: UrgentAnswer;
  /** What to do when nobody answers; only where the answer is to call. */
  ifClosed: "emergency-room" | "next-morning" | undefined;
  whom: "child" | "adult" | undefined;
  /** The finder lists it on the page of its place. */
  isListed: boolean;
  /** What to do meanwhile, for signs that the finder does not explain. */
  text: string | undefined;
  /** The same for those that it does explain, and what patients say: for the search while the page waits. */
  meanwhile?: string | undefined;
  words?: readonly string[] | undefined;
}

/** Signs that a page names, and its own line for what is none of them. */
export interface Danger {
  /** The most urgent first. */
  signs: readonly Sign[];
  otherwise?: string | undefined;
}

/** A place of the body, with the signs of others that it lists too. */
export type Place = Symptoms & { slug: string };

/** What may be named: each sign by its id, each set by that of all its signs. */
export type SignRegister = Readonly<Record<string, readonly Sign[]>>;

/** Every sign of the register that a card can name, and every set. Names that no sign has are left out. */
export function signRegister(places: readonly Place[]): SignRegister {
  const register: Record<string, readonly Sign[]> = {};
  for (const { slug, symptoms, signs } of places)
    for (const sign of [...symptoms, ...signs]) {
      const { id, answer, ifClosed, whom } = sign;
      if (sign.if === undefined || !isUrgent(answer)) continue;
      // The finder's text stands on the page of the place; a card has no room for it.
      const isListed = "name" in sign;
      const more = isListed ? { meanwhile: sign.text, words: sign.words } : { text: sign.text };
      const key = `${slug}#${id}`;
      const shown = { id: key, if: sign.if, answer, ifClosed, whom, isListed };
      register[key] = [{ text: undefined, ...shown, ...more }];
    }
  for (const { slug, sets } of places)
    for (const { id, signs } of sets)
      register[`${slug}#${id}`] = signs.flatMap((name) => register[name] ?? []);
  return register;
}

/** The places, each with the signs of others that it names, before its own that are as urgent. */
export function placesWith(places: readonly Place[]): Place[] {
  const all = symptomsById(places);
  return places.map((place) => {
    const others = place.also.flatMap(({ id, same }): Symptom[] => {
      const other = all.get(same);
      return other === undefined ? [] : [{ ...other, id }];
    });
    const symptoms = [...others, ...place.symptoms].sort((a, b) => rank(a) - rank(b));
    return { ...place, symptoms };
  });
}

function symptomsById(places: readonly Place[]): Map<string, Symptom> {
  return new Map(
    places.flatMap(({ slug, symptoms }) =>
      symptoms.map((symptom) => [`${slug}#${symptom.id}`, symptom] as const),
    ),
  );
}

/** Words that two signs share: the same sign could then have two answers. */
export function repeatedSigns(places: readonly Place[]): Problem[] {
  const seen = new Map<string, string>();
  return places.flatMap(({ slug, symptoms, signs }) =>
    [...symptoms, ...signs].flatMap((sign) => {
      const here = `${slug}#${sign.id}`;
      const words = [sign.if, "name" in sign ? sign.name : undefined];
      return words.flatMap((text) => {
        if (text === undefined) return [];
        const key =
          text
            .toLowerCase()
            .match(/[\p{L}\d]+/gu)
            ?.join(" ") ?? "";
        const there = seen.get(key);
        seen.set(key, there ?? here);
        if (there === undefined || there === here) return [];
        return problemOf(
          `content/symptoms/${slug}.yaml`,
          `"${text}" is the sign ${there} too. Keep one, so that its answer stands once, and name it wherever this one is named.`,
          sign.id,
        );
      });
    }),
  );
}

/** The sign that was meant by an unknown name: one of its place that is spelled alike, or of another place with its id. */
export function suggestSign(wrong: string, known: readonly string[]): string | undefined {
  const [place, id = ""] = wrong.split("#");
  const ids = known.flatMap((name) =>
    name.startsWith(`${place}#`) ? name.slice(name.indexOf("#") + 1) : [],
  );
  const near = suggest(id, ids);
  return near === undefined ? known.find((name) => name.endsWith(`#${id}`)) : `${place}#${near}`;
}

/** Signs that pages name and the register does not hold: most often removed or renamed, which is one mistake. */
export function unknownSigns(
  strings: readonly ContentString[],
  places: readonly Place[],
  register: SignRegister,
): Problem[] {
  const symptoms = symptomsById(places);
  const unknown = strings.filter(
    ({ roles, field, text }) =>
      roles.includes("sign") &&
      !(field.endsWith(".same") ? symptoms.has(text) : register[text] !== undefined),
  );
  return [...Map.groupBy(unknown, ({ text }) => text)].map(([name, uses]) => {
    const [place, id] = name.split("#");
    const near = suggestSign(name, Object.keys(register));
    const pages = uses.map(({ file, line }) => `${file}, line ${line}`).join("; ");
    const meant = near === undefined ? "" : ` Did you mean "${near}"?`;
    return problemOf(
      `content/symptoms/${place}.yaml`,
      `There is no sign "${id}" here that a card can show, and pages name it: ${pages}. Restore it, or name another there.${meant}`,
    );
  });
}

/** How urgent a sign is, the most urgent lowest: within an answer, what can wait until the morning comes last. */
function rank({ answer, ifClosed }: Pick<Symptom, "answer" | "ifClosed">): number {
  return answers.indexOf(answer) + (ifClosed === "next-morning" ? 0.5 : 0);
}

/**
 * The signs with these names and in these sets, each once, the most urgent first. Unknown ones are refused while the
 * content is read.
 */
export function signsNamed(names: readonly string[], register: SignRegister): Sign[] {
  return [...new Set(names.flatMap((name) => register[name] ?? []))].sort(
    (a, b) => rank(a) - rank(b),
  );
}

/** The words around a sign in a sentence. */
export interface SentenceWords {
  answers: Readonly<Record<UrgentAnswer, { if: string }>>;
  /** When nobody answers: what to do at once, and what if it can wait. */
  afterHours: string;
  nextMorning: string;
}

const asides = Object.values(grammars).map((grammar) => grammar.asides);
const aside = new RegExp(`^(?:${asides.join("|")}) [^,]+,`);

/**
 * A sign as a sentence of its own: "Call 911 if your neck swells."
 *
 * @param strong sets the words of its answer in strong type
 */
export function sentenceOf(
  sign: Sign,
  { answers, afterHours, nextMorning }: SentenceWords,
  strong = false,
): string {
  const clause = sign.if.charAt(0).toLowerCase() + sign.if.slice(1);
  // "Call 911 if, after a blow, someone is confused."
  const comma = aside.test(clause) ? "," : "";
  const begin = strong ? `**${answers[sign.answer].if}**` : answers[sign.answer].if;
  const sentence = `${begin}${comma} ${clause}`;
  if (sign.ifClosed === undefined) return sentence;
  return `${sentence} ${sign.ifClosed === "next-morning" ? nextMorning : afterHours}`;
}
