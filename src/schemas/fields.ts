import { closest, distance } from "fastest-levenshtein";
import { z } from "zod";
import { type TranslationLanguage, translationLanguages } from "../languages/languages.ts";
import { role } from "./field-role.ts";
import { inForm } from "./form-words.ts";

/**
 * Building blocks of every content schema. Each carries the sentence that an editor reads when a
 * value is wrong: what is expected, with an example to copy.
 */

/** The known name most like `wrong`, or undefined when none is near enough to be a likely typo. */
export function suggest(wrong: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  // Capitals make another name, and a likely slip.
  const small = known.map((name) => name.toLowerCase());
  const typed = wrong.toLowerCase();
  const best = closest(typed, small);
  if (distance(typed, best) <= Math.max(2, Math.floor(wrong.length / 3)))
    return known[small.indexOf(best)];
  // "faxNumber" for fax. The path "/" begins every other.
  return known.find((name) => name.length > 2 && typed.startsWith(name.toLowerCase()));
}

/** What is wrong with a name, and the known one that was meant, else what to do. */
export function withSuggestion(
  problem: string,
  wrong: string,
  known: readonly string[],
  otherwise = `Use one of: ${known.join(", ")}.`,
): string {
  const near = suggest(wrong, known);
  return `${problem} ${near === undefined ? otherwise : `Did you mean "${near}"?`}`;
}

/**
 * An object that takes exactly these fields. An unknown field is an error that offers the
 * nearest known one, so a typo never passes as an empty value. Several unknown
 * fields get a line each, in the order of the issue's keys.
 */
export function fields<T extends z.ZodRawShape>(shape: T) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === "unrecognized_keys") {
        return issue.keys
          .map((key) => {
            const near = suggest(key, known);
            if (near !== undefined)
              return `There is no field "${key}" here. Did you mean "${near}"?`;
            return `There is no field "${key}" here. The fields are: ${known.join(", ")}.`;
          })
          .join("\n");
      }
      if (issue.input === undefined) return "This part is missing. Add it.";
      return typeof issue.input === "string"
        ? `Write the name of a field, a colon and a space before this text. The fields are: ${known.join(", ")}.`
        : `Expected the fields ${known.join(", ")}, indented below this one.`;
    },
  });
}

/** Refuses a value that fits its schema but not what is beside it. `path` leads to the wrong field. */
export function refuse(context: z.RefinementCtx, path: (string | number)[], message: string): void {
  context.addIssue({ code: "custom", path, message });
}

/** Control characters, soft hyphens, joiners, zero-width spaces, and signs that turn the direction of writing. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** What to do about a strange character in a text; undefined when it holds none. */
export function strangeCharacterIn(text: string): string | undefined {
  const place = placeOf(invisible, text);
  if (place !== undefined)
    return `Remove the invisible control character. Type the text again instead of pasting it. It is ${place}.`;
  return text.includes("\ufffd") ? "A letter was lost at the �. Type the word again." : undefined;
}

/** Where the first of some characters is: "U+00AD after “Park”". */
function placeOf(characters: RegExp, text: string): string | undefined {
  const at = text.search(characters);
  if (at === -1) return undefined;
  const code = text.codePointAt(at)?.toString(16).toUpperCase().padStart(4, "0");
  return `U+${code} ${at === 0 ? "at the start" : `after “${text.slice(Math.max(0, at - 20), at)}”`}`;
}

/**
 * A text of a strict form in the characters of a keyboard: what was pasted from a phone's contacts, from Word or from a
 * Mac looks the same and is not.
 */
export function inPlainCharacters(text: string): string {
  return text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[‘’]/g, "'")
    .replace(/^ *[“”"]|[“”"] *$/g, "")
    .trim();
}

/** What to say of the first character in a text of a strict form that no form has; nothing where there is none. */
export function unfit(text: unknown): string {
  const place = typeof text === "string" ? placeOf(/[^ -~]/, text) : undefined;
  return place === undefined ? "" : ` A character that does not belong there is ${place}.`;
}

/** What to do about a value that is no text. */
export function notText({ input }: { input?: unknown }): string {
  if (input === undefined) return "This text is missing. Add it.";
  if (input === null) return "This text is missing. Write it, or remove the line.";
  return 'Expected text. Put it in quotation marks: "like this".';
}

/** Running text of `min` to `max` characters. May hold [links](/page) and **strong** words, nothing else. */
export function prose(max: number, min = 1) {
  return z
    .string({ error: notText })
    .trim()
    .min(min, `Write at least ${min} ${min === 1 ? "character" : "characters"} here.`)
    .max(max, `Shorten this text to ${max} characters or fewer.`)
    .refine((text) => strangeCharacterIn(text) === undefined, {
      error: ({ input }) => strangeCharacterIn(String(input)),
    })
    .refine(
      (text) => !/<\/?[a-z!]/i.test(text),
      "Remove the HTML (the part in angle brackets). Write plain text; for a link write [words](/page).",
    )
    .refine(
      (text) => !/[\n\r\u2028\u2029]/.test(text),
      "Keep this on one line. Below >- each line begins with as many spaces as the first.",
    );
}

/** Signs of a link and of strong words. */
export const markup = /\]\(|\*\*/;

/** What to do about a link, or a fact that holds one, in plain words. */
export const plainWords =
  "Write plain words here: links, {phoneLink}, {afterHoursNow} and ** work in paragraphs only. For the number itself write {phone}.";

/** Plain text of `min` to `max` characters: a heading, a label, an entry of a list. */
export function line(max: number, min = 1) {
  return role(
    "plain",
    prose(max, min).refine((text) => !markup.test(text), plainWords),
  );
}

/** A heading: at most 90 characters. */
export const heading = role("heading", line(90));

/** What an entry of a list is called. */
export const entry = (max: number) => role("entry", line(max));

/** The words of a link or a button. */
export const linkText = (max: number) => role("link", line(max));

export const paragraph = prose(900);

/** Paragraphs, in order. The first is often set larger, as a lead. */
export const paragraphs = z
  .array(paragraph, "Expected a list of paragraphs, each after a dash.")
  .min(1, "Write at least one paragraph.");

/**
 * A list of `min` to `max` entries.
 *
 * @param tooFew what to do about a shorter list
 */
export function between<T extends z.ZodType>(
  min: number,
  max: number,
  entry: T,
  tooFew = `This list needs at least ${min} ${min === 1 ? "entry" : "entries"}.`,
) {
  return z
    .array(entry, {
      error: ({ input }) =>
        `${input === undefined ? "This is missing. Add" : "Expected"} a list of ${min === 0 ? "at most" : `${min} to`} ${max} entries, each after a dash.`,
    })
    .min(min, tooFew)
    .max(max, `This list can hold at most ${max} entries.`);
}

/**
 * The same list, in which no two entries have one name.
 *
 * @param nameOf what an entry is told apart by; undefined where it has nothing
 */
export function eachOnce<T extends z.ZodArray>(
  list: T,
  nameOf: (entry: z.output<T>[number]) => string | undefined,
): T {
  return list.superRefine((entries, context) => {
    const names = entries.map((entry) =>
      nameOf(entry as z.output<T>[number])
        ?.trim()
        .toLowerCase(),
    );
    names.forEach((name, index) => {
      const first = names.indexOf(name);
      if (name !== undefined && first < index)
        refuse(context, [index], `This says the same as entry ${first + 1} of the list. Keep one.`);
    });
  });
}

/**
 * Fields for the translations of an English text that staff write in a hurry, such as a notice, each
 * named after its language and left out where there is none. All other texts have catalogs.
 *
 * @param without what pages in the language show where it is left out, for the editor
 */
export function inTranslations<T extends z.ZodType>(text: T, without: string) {
  const optional = role("translation", text).optional().describe(`May stay empty: ${without}`);
  return Object.fromEntries(translationLanguages.map((tag) => [tag, optional])) as Record<
    TranslationLanguage,
    typeof optional
  >;
}

/**
 * Where a medical statement comes from: organization, title and year. Never shown to visitors; it
 * stays when the page has been read.
 */
export const sources = role("sources", between(1, 16, line(200)))
  .optional()
  .describe(
    "Guidelines that the text follows, each with its organization and year. Patients do not see them.",
  );

/** A file name without its ending, which is also the last part of the page's path. */
export const slug = z
  .string("Expected the name of a file without its ending, such as sleep-apnea.")
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "Use small letters, digits and single dashes, such as sleep-apnea.",
  );

/** The path of a page of this site, such as /contact-us, perhaps with #a-section. */
export const sitePath = role(
  "path",
  z
    .string("Expected the path of a page, such as /contact-us.")
    .regex(
      /^\/(?!\/)[a-z0-9\-/#]*$/,
      "Write the path of a page of this site, starting with one slash, such as /contact-us.",
    ),
);

/** An https URL on another site. */
export const webAddress = z
  .url({ protocol: /^https$/, error: 'Write a whole web address that starts with "https://".' })
  // A URL parser takes capitals as well.
  .startsWith("https://", 'Start with "https://", in small letters.')
  .max(500, "This web address is too long.");

/**
 * The address of the site, of which every link and listing is made: https and its host alone, in small letters and
 * Punycode as the URL Standard writes them.
 */
export const siteAddress = z
  .string('Write the address of the site, such as "https://www.example.com".')
  .overwrite((text) => {
    const url = URL.parse(text.trim());
    return url?.href === `${url?.origin}/` ? url.origin : text;
  })
  .regex(
    /^https:\/\/[a-z0-9.-]+(:\d+)?$/,
    'Write "https://" and the name of the host alone, such as https://www.example.com: without a folder, a question mark or a space.',
  );

/** A United States telephone number as people write it. Source of tel: links (RFC 3966). */
export const phoneNumber = role(
  "phone",
  z
    .string('Expected a telephone number in quotation marks, such as "(202) 555-0142".')
    .regex(
      /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/,
      'Write the ten digits as "(202) 555-0142": area code in parentheses, a space, three digits, a dash, four digits.',
    ),
);

/** A calendar day, YYYY-MM-DD. It is a day, not a moment, so no time zone can move it. */
export const day = z.iso.date({
  error:
    'Write the date as year-month-day in quotation marks, such as "2025-01-20". The day must exist.',
});

/** Days from one day to a later one; NaN where one is not a day. */
export function daysFromTo(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000;
}

/** One of a few words. */
export function oneOf<const T extends readonly [string, ...string[]]>(...words: T) {
  return z.enum(words, {
    error: (issue) => {
      const near = typeof issue.input === "string" ? suggest(issue.input, words) : undefined;
      return `Choose one of: ${words.map((word) => word || '"" (nothing)').join(", ")}.${near === undefined ? "" : ` Did you mean "${near}"?`}`;
    },
  });
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number) {
  return z.int("Write a whole number.").min(min, `At least ${min}.`).max(max, `At most ${max}.`);
}

/** The last part of an address such as /service/sleep-apnea#options, or a part of one. */
export const anchor = (remedy: string) =>
  z
    .string(remedy)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "Use small letters, digits and single dashes.");

/** Yes or no. */
export const yesNo = z.boolean("Write true or false, without quotation marks.");

/** Text of one form. */
export function formed(form: RegExp, remedy: string) {
  return z.string(remedy).regex(form, remedy);
}

/** A name by which texts name a passage in braces, such as {severeRash}. */
export const tokenName = inForm(
  { label: "Name in braces" },
  formed(
    /^[a-z][a-zA-Z0-9]*$/,
    "Write one word of letters that begins with a small one, such as severeRash.",
  ),
).describe("One word of letters, such as severeRash. Texts name it in braces: {severeRash}.");
