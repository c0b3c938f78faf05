import { suggest } from "../schemas/fields.ts";
import { type Level, levels } from "../schemas/levels.ts";
import { crisisName } from "../schemas/sign-reference.ts";
import { mostWords, type PlaceSign, type Symptoms } from "../schemas/symptoms.ts";
import { type Problem, problemOf } from "./content-error.ts";
import type { ContentString } from "./content-strings.ts";
import { paths } from "./paths.ts";

/** A sign of the register. */
export interface Sign extends PlaceSign {
  /** Its place and its id, by which pages name it: throat#muffled-voice. */
  key: string;
  /** Of its row on the page of its place; undefined while that page is not public. */
  path: string | undefined;
}

/** A place of the body, named after its file. */
export type Place = Symptoms & { slug: string };

/** Every sign by its place and its id. */
export type SignRegister = Readonly<Record<string, Sign>>;

/** @param havePages whether each place has its page */
export function signRegister(places: readonly Place[], havePages = true): SignRegister {
  const signs = places.flatMap(({ slug, signs }) =>
    signs.map((sign): [string, Sign] => {
      const key = `${slug}#${sign.id}`;
      const path = havePages ? `${paths.symptoms}/${key}` : undefined;
      return [key, { ...sign, key, path }];
    }),
  );
  return Object.fromEntries(signs);
}

/** Names that two signs share: the same sign could then have two levels. */
export function repeatedSigns(places: readonly Place[]): Problem[] {
  const seen = new Map<string, string>();
  return places.flatMap(({ slug, signs }) =>
    signs.flatMap(({ id, name }) => {
      const here = `${slug}#${id}`;
      const words = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
      const there = seen.get(words.join(" "));
      seen.set(words.join(" "), there ?? here);
      if (there === undefined) return [];
      return problemOf(
        `content/symptoms/${slug}.yaml`,
        `"${name}" is the sign ${there} too. Keep one, so that its level is given once, and name it wherever this one is named.`,
        id,
      );
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
  register: SignRegister,
  hasCrisis: boolean,
): Problem[] {
  const isKnown = (name: string) =>
    name === crisisName ? hasCrisis : register[name] !== undefined;
  const unknown = strings.filter(({ roles, text }) => roles.includes("sign") && !isKnown(text));
  return [...Map.groupBy(unknown, ({ text }) => text)].map(([name, uses]) => {
    const pages = uses.map(({ file, line }) => `${file}, line ${line}`).join("; ");
    if (name === crisisName)
      return problemOf(
        "content/care.yaml",
        `There is no crisis here, and signs lead to it: ${pages}.`,
      );
    const [place, id] = name.split("#");
    const near = suggestSign(name, Object.keys(register));
    const meant = near === undefined ? "" : ` Did you mean "${near}"?`;
    return problemOf(
      `content/symptoms/${place}.yaml`,
      `There is no sign "${id}" here, and pages name it: ${pages}. Restore it, or name another there.${meant}`,
    );
  });
}

/** Signs that others lead to and that have no words for the link. */
export function linksWithoutWords(places: readonly Place[], register: SignRegister): Problem[] {
  const named = places.flatMap(({ signs, also = [] }) => [
    ...signs.flatMap(({ moreUrgent = [] }) => moreUrgent),
    ...also.map(({ sign }) => sign),
  ]);
  return [...new Set(named)].flatMap((name) => {
    const sign = register[name];
    return sign === undefined || sign.link !== undefined
      ? []
      : problemOf(
          `content/symptoms/${name.split("#")[0]}.yaml`,
          "Other signs lead here. Write link: a few words that end the sentence “More urgent if”.",
          sign.id,
        );
  });
}

/** Names and links of signs that are too long to be read in a hurry. A translation may need more words. */
export function wordySigns(places: readonly Place[]): Problem[] {
  return places.flatMap(({ slug, signs }) =>
    signs.flatMap(({ id, name, link = "" }) =>
      Object.entries({ name, link }).flatMap(([field, text]) => {
        const count = text.split(/\s+/).length;
        const most = mostWords[field as keyof typeof mostWords];
        if (count <= most) return [];
        const remedy = `Use at most ${most} words in the ${field}; these are ${count}: "${text}"`;
        return problemOf(`content/symptoms/${slug}.yaml`, remedy, id);
      }),
    ),
  );
}

/** The signs with these names, each once, the most urgent first. Names that no public sign has are left out. */
export function signsNamed(names: readonly string[], register: SignRegister): Sign[] {
  const rank = ({ level }: Sign) => levels.indexOf(level);
  return [...new Set(names)]
    .flatMap((name) => register[name] ?? [])
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * A sign as a sentence: "Call 911: your neck swells." Where it asks for a call, what to do while the office
 * is closed follows.
 */
export function sentenceOf(
  { level, name }: Sign,
  words: Readonly<Record<Level, { title: string; text?: string | undefined }>>,
): string {
  // "CPAP" keeps its capitals.
  const begin = /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  const closed = level === "call-today" ? words[level].text : undefined;
  return [`${words[level].title}: ${begin}.`, closed].filter(Boolean).join(" ");
}
