import { fieldInWords, type Problem, problemAt } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { type FieldRole, isProse } from "../../src/schemas/field-role.ts";
import type { ProseString } from "./prose.ts";

/** Link texts that do not say where the link leads (WCAG 2.4.9; https://webaim.org/techniques/hypertext/link_text). */
const emptyLinkText =
  /^(?:(?:click|tap|press) (?:here|this)|here|this|this (?:page|link)|link|more|read more|learn more|see more|details|go|continue|website|https?:\/\/\S+|www\.\S+)$/i;

/** Announcements that say that the office is closed: "Open now" knows it only from closures. */
const saysClosed =
  /\b(?:office|practice|we)(?: is| are| will be|[’']re|[’']ll be)? clos(?:es?|ed|ing)\b/i;

/** Hours typed into a text: "open 9 to 5", "hours are 8:30 AM - 4 PM". */
const typedHours =
  /\b(?:open|opens|hours|closes?|closed)\b[^.;]{0,40}?\b\d{1,2}(?::\d{2})?(?: ?[ap]\.?m\b\.?)? ?(?:to|until|till|[-–—]) ?\d{1,2}(?::\d{2})?(?: ?[ap]\.?m\b)?(?! (?:minutes?|hours?|days?|weeks?|months?|years?|mm\b))/i;

/** An e-mail address, in which patients would write of their health. */
const emailAddress = /[\w.+-]+@[\w-]+\.\w/;

/** Emoji. A character such as ☎ is one only with a variation selector. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;

/** The same word twice, in any language. A quotation left out between them leaves more space. */
const repeated = /(?<![\p{L}\d'’-])(\p{L}[\p{L}'’]*)\s{1,2}\1(?![\p{L}\d'’-])/giu;

/** Words that are right twice, names such as Walla Walla, and "A a" of "De la A a la Z". */
const rightTwice = /^(?:(?:had|that)\b|\p{Lu}\p{L}*\s+\p{Lu}|\p{Lu}\s)/u;

/** A word with a mark as keyboards have it, which stands out beside the curly ones on pages. 5'10" is a length. */
const straight = /\S*(?<!\d)["']\S*/;

/** Whether visitors read a text on a page: not in search results alone. */
const isOnPage = (roles: readonly FieldRole[]) =>
  roles.includes("quotation") || (isProse(roles) && !roles.includes("result"));

/** Patterns that call for another look at a text. */
const doubts: readonly { pattern: RegExp; remedy: string; file?: string }[] = [
  {
    pattern: typedHours,
    remedy:
      "Leave the hours out: every page shows those of practice.yaml, which these would contradict after a change.",
  },
  {
    pattern: saysClosed,
    file: "content/announcements.yaml",
    remedy:
      'Write days on which the office is closed, or open for less time, under closures in practice.yaml, and give them "announce". All pages then say so.',
  },
  {
    pattern: emailAddress,
    remedy:
      "Leave the e-mail address out, unless it may receive health information: patients will send some.",
  },
  {
    pattern: emoji,
    remedy: "Remove the emoji. A screen reader says its name in the middle of the sentence.",
  },
];

/** Ages of the youngest of whom a text speaks, by the words for them. */
const ageOf: Readonly<Record<string, number>> = { newborn: 0, infant: 0, babies: 0, toddler: 1 };

/** Sentences in which the practice says whom it sees. */
const saysWhom =
  /\b(?:we|dr\.? \w+|X|(?:the|our) (?:office|practice|physicians?)) (?:\w+ )?(?:sees?|treats?|welcomes?|accepts?|cares? for)\b|\bwelcome\b/i;
const ages =
  /\b(newborn|infant|babies|toddler)|\b(?:ages?|aged|from|as young as)(?: of)? (\d{1,2})\b(?! ?(?:%|am\b|pm\b|:|to \d+ of\b))( months)?/gi;

/** The youngest patients of whom a text says that the practice sees them; undefined where it says nothing of it. */
function youngestIn({ text, file, field }: ProseString): number | undefined {
  const isWhom = file === "content/practice.yaml" && field === "sees";
  const found = text
    .split(/(?<=[.?!]) /)
    .filter((sentence) => isWhom || saysWhom.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(ages)])
    .map(([, word, years, months]) =>
      word === undefined ? (months ? 0 : Number(years)) : (ageOf[word.toLowerCase()] ?? 0),
    );
  return found.length === 0 ? undefined : Math.min(...found);
}

/** Link texts that say nothing, words that are repeated, straight marks, and what else may be wrong in correct English. */
export function wrongWording(
  prose: readonly ProseString[],
  { strings, practice, translations }: Content,
): Problem[] {
  const links = strings.flatMap((string) => {
    const { roles, text } = string;
    const label = roles.includes("link") ? [text] : [];
    return [...label, ...[...text.matchAll(/\[([^\]]+)\]\(/g)].map(([, words = ""]) => words)]
      .filter((words) => emptyLinkText.test(words.trim()))
      .map((words) =>
        problemAt(string, `The link "${words}" does not say where it leads. Name the page.`),
      );
  });
  const others = prose.flatMap((passage) =>
    doubts
      .filter(
        ({ pattern, file }) =>
          (file ?? passage.file) === passage.file && pattern.test(passage.text),
      )
      .map(({ remedy }) => problemAt(passage, remedy)),
  );
  const twice = prose.flatMap((passage) =>
    [...passage.text.matchAll(repeated)]
      .map(([words]) => words)
      .filter((words) => !rightTwice.test(words))
      .map((words) =>
        problemAt(passage, `"${words}" is here twice in a row. Remove one of the two.`),
      ),
  );
  const marks = [strings, ...Object.values(translations).map((translation) => translation.strings)]
    .flat()
    .filter(({ roles }) => isOnPage(roles))
    .flatMap((string) => {
      const [word] = straight.exec(string.text) ?? [];
      return word === undefined
        ? []
        : problemAt(
            string,
            `This has a straight mark: ${word}. Copy a curly one from here: ’ as in don’t, or “ and ” around words.`,
          );
    });
  const young = prose
    .filter(({ language }) => language === "en")
    .filter((passage) => (youngestIn(passage) ?? practice.minimumAge) < practice.minimumAge)
    .map((passage) =>
      problemAt(
        passage,
        `The practice sees patients from ${practice.minimumAge} years on (minimumAge in practice.yaml), and this speaks of younger ones. Write {minimumAge} for the age.`,
      ),
    );
  return [...links, ...others, ...twice, ...marks, ...young, ...saidTwice(prose)];
}

/** A question, or a paragraph: other texts, such as the lead of a page and of its card, may well be the same. */
const isSaidOnce = ({ field, text }: ProseString) =>
  field.endsWith(".question") || (/\.(?:\d+|text|meaning)$/.test(field) && text.length >= 60);

/** Questions and paragraphs that one file has twice. */
function saidTwice(prose: readonly ProseString[]): Problem[] {
  const seen = new Map<string, string>();
  return prose.flatMap((passage) => {
    const { file, field, text, language } = passage;
    // Two English texts may well have one translation.
    if (language !== "en" || !isSaidOnce(passage)) return [];
    const key = `${file} ${text.trim().toLowerCase()}`;
    const other = seen.get(key);
    seen.set(key, other ?? field);
    return other === undefined
      ? []
      : problemAt(
          passage,
          `This says the same as ${fieldInWords(other)} of this file. Keep one of the two.`,
        );
  });
}
