import { type Problem, problemAt } from "../../src/data/content-error.ts";
import type { ContentString } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import { token } from "../../src/data/tokens.ts";
import { isProse } from "../../src/schemas/field-role.ts";

/** Markup that no page renders, so that visitors would see it as typed. */
interface RawSign {
  pattern: RegExp;
  remedy: string;
  /** Which texts are looked at; all, unless given. */
  of?: (string: ContentString) => boolean;
}

/** Below the front matter of a statement, which is Markdown. */
const isBody = ({ file, field }: ContentString) => file.endsWith(".md") && field === "text";
/** A translation of a statement is in a catalog, with the field of its English. */
const isStatement = (string: ContentString) =>
  isBody(string) || (string.field === "text" && string.english !== undefined);
const isText = ({ roles }: ContentString) => !roles.includes("setting");

const signs: readonly RawSign[] = [
  {
    pattern: /[{}]/,
    remedy:
      "A brace here is no part of a word in braces. Write one brace before the word and one after it, without spaces: {brand}.",
  },
  {
    pattern: /\]\s+\((?=\/|#|\w+:|www\.)/,
    remedy: "Remove the space between ] and ( to make this a link: [words](/page).",
    of: isText,
  },
  {
    // [Blank: …] marks what a template of a statement leaves open.
    pattern: /(?<!\])\[(?!Blank:|En blanco:)[^\]]*\](?!\s*[(:[])/,
    remedy:
      "Brackets are for links: [words](/page). Write the fact itself, or its name in braces: {phone}.",
    of: ({ roles }) => isProse(roles),
  },
  {
    pattern: /•|^\s*·/,
    remedy: "Remove the bullet. Make each point an entry of a list, or a sentence.",
    of: isText,
  },
  {
    pattern: /\bTODO\b/,
    remedy: "Write what is still to choose under “ask” at the end of the file, not in the text.",
    of: isText,
  },
  {
    pattern: /^\s*#{1,6}\s/,
    remedy: "Remove the # signs: they make a heading in statements only.",
    of: (string) => isText(string) && !isStatement(string),
  },
  {
    pattern: /^\s*(?:#|#{4,6})\s/,
    remedy: 'A heading here has two # signs, or three within a section: "### What we keep".',
    of: isStatement,
  },
  {
    pattern: /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i,
    remedy: "Write the sign itself, or a space: this is shown as a code that begins with &.",
    of: isText,
  },
  {
    pattern: /<(?![a-z][a-z\d+.-]*:)\/?[a-z!]/i,
    remedy:
      "Remove the HTML (the part in angle brackets). Write [words](/page) for a link, **words** for strong ones.",
    of: isStatement,
  },
  {
    // Neither the target of a link nor the words of one.
    pattern: /(?<!\]\(\s*<?|\]:\s*|[[<\w/.@-])(?:https?:\/\/|www\.)\w/i,
    remedy: "Make the web address a link, since nobody can press it here: [words](https://…).",
    of: ({ roles }) => isProse(roles),
  },
];

/** The short name of a section, in braces. */
const shortName = /\{#[a-z0-9-]+\}/g;

/** Texts with markup that would show as typed. */
export function rawSigns({ strings, translations }: Content): Problem[] {
  const all = [
    strings,
    ...Object.values(translations).map((translation) => translation.strings),
  ].flat();
  return all.flatMap((string) => {
    const text = string.text.replace(token, "").replace(shortName, "");
    return signs
      .filter(({ pattern, of }) => (of?.(string) ?? true) && pattern.test(text))
      .map(({ remedy }) => problemAt(string, remedy));
  });
}
