import type { ContentString } from "../../src/data/content-strings.ts";
import type { Content } from "../../src/data/load-content.ts";
import { token } from "../../src/data/tokens.ts";
import type { Language } from "../../src/languages/languages.ts";
import { isProse } from "../../src/schemas/field-role.ts";

/** A content string as a reader sees it: without marks, link targets, tokens and quotations. */
export interface ProseString extends Pick<ContentString, "file" | "line" | "field" | "roles"> {
  text: string;
  language: Language;
  /** What it translates, with its names. */
  english: string | undefined;
}

/** What the practice itself says, string by string. */
export function proseIn(content: Content): ProseString[] {
  return [content, ...Object.values(content.translations)].flatMap(({ strings, language }) =>
    strings
      .filter(({ roles }) => isProse(roles))
      .map(({ file, line, field, roles, text, english }) => ({
        file,
        line,
        field,
        roles,
        text: asRead(text),
        // Such a field is named after its language.
        language: roles.includes("translation") ? (field.split(".").at(-1) as Language) : language,
        english,
      })),
  );
}

function asRead(text: string): string {
  return (
    text
      .replace(/“[^”]*”|"[^"]*"|«[^»]*»/g, " ")
      .replace(/\{#[^}]*\}/g, " ")
      // A token is a word, and may begin a sentence.
      .replace(token, "X")
      .replace(/\]\([^)]*\)/g, "")
      .replace(/\[Blank:|[[\]*]|^\s*(?:#+|-|\d+\.)\s+/g, "")
      .replace(/<?https?:\/\/\S+|www\.\S+/g, " ")
  );
}
