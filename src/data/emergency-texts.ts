import { isEmergencyAdvice } from "../schemas/field-role.ts";
import type { ContentString } from "./content-strings.ts";
import type { Content } from "./load-content.ts";
import { fingerprintTexts } from "./reviews.ts";
import { tokensIn } from "./tokens.ts";

/**
 * A text that patients act on in an emergency and that is signed by itself: a sign, a set of signs, first aid, a rule
 * about a medicine, the words of the five answers.
 */
export interface EmergencyText {
  /** Its file and its id: symptoms/throat#muffled-voice, medicines#safeWater, care#afterHours. */
  name: string;
  file: string;
  /** Path of the part that holds it, such as symptoms.5. */
  field: string;
  /** Changes when one of its words does. */
  fingerprint: string;
}

/** Files whose advice in an emergency is signed text by text. The signs that a page lists are signed with the page. */
const registers = /^content\/(?:care|medicines|search|symptoms\/[^/]+)\.yaml$/;

/** Whether it is an entry of a list that only holds what other pages name. */
const isNamedOnly = ({ file, field }: Pick<EmergencyText, "file" | "field">) =>
  registers.test(file) && /^(?:firstAid|rules|signs|sets)\./.test(field);

/** Every text of the content that is signed by itself, in the order of the files. */
export function emergencyTexts({ strings }: Content): EmergencyText[] {
  const urgent = strings.filter(
    ({ file, roles }) => registers.test(file) && isEmergencyAdvice(roles),
  );
  return [...Map.groupBy(urgent, partOf)].map(([part, texts]) => {
    const [first] = texts as [ContentString];
    const field = part.slice(first.file.length + 1);
    const id = texts.find((text) => text.field === `${field}.id`)?.text;
    const name = `${first.file.replace(/^content\/|\.\w+$/g, "")}#${id ?? field}`;
    return {
      name,
      file: first.file,
      field,
      fingerprint: fingerprintTexts(texts.map(({ text }) => text)),
    };
  });
}

/** An entry of a list, or a field at the top of a file: what is signed at once. */
function partOf({ file, field }: ContentString): string {
  const [name = "", index = ""] = field.split(".");
  return `${file} ${/^\d+$/.test(index) ? `${name}.${index}` : name}`;
}

/**
 * The names of the emergency texts that each file shows: its own, and by id, in sets and in braces those of others,
 * with all that these name in turn.
 */
export function emergencyTextsShown(content: Content): (file: string) => ReadonlySet<string> {
  const all = new Map(emergencyTexts(content).map((text) => [text.name, text]));
  const byFile = Map.groupBy(content.strings, ({ file }) => file);
  const byPart = Map.groupBy(content.strings, partOf);
  const namedIn = ({ text, roles }: ContentString): string[] => {
    const names = roles.includes("sign") || roles.includes("medicine") ? [text] : tokensIn(text);
    return names.flatMap((name) =>
      name.includes("#") ? `symptoms/${name}` : [`care#${name}`, `medicines#${name}`],
    );
  };
  return (file) => {
    // Of a sign that the finder explains, other pages show no more than the clause of a card.
    const isShown = (string: ContentString) =>
      string.file === file || !/^symptoms\.\d+\.(?!if$)/.test(string.field);
    const add = (found: Set<string>, names: readonly string[]): void => {
      for (const name of names) {
        const text = all.get(name);
        if (text === undefined || found.has(name)) continue;
        found.add(name);
        const strings = byPart.get(`${text.file} ${text.field}`) ?? [];
        add(found, strings.filter(isShown).flatMap(namedIn));
      }
    };
    const found = new Set<string>();
    const own = [...all.values()].filter((text) => text.file === file && !isNamedOnly(text));
    const others = (byFile.get(file) ?? []).filter((string) => !isNamedOnly(string));
    add(found, [...own.map(({ name }) => name), ...others.flatMap(namedIn)]);
    return found;
  };
}
