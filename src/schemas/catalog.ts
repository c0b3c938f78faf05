import { z } from "zod";
import { type TranslationLanguage, translationLanguages } from "../languages/languages.ts";
import { between, fields, notText } from "./fields.ts";
import { inForm } from "./form-words.ts";
import { review } from "./review.ts";

/** Any text: the schema of the translated field checks it. */
const text = z
  .string({ error: notText })
  .trim()
  .min(1, "Write the text here, or remove this entry.");

function catalogSchema(language: TranslationLanguage) {
  return fields({
    // All of a language is read at once, and signed with its name.
    review: inForm({ hidden: true }, review),
    texts: between(
      0,
      2000,
      fields({ en: text.describe("The English text. Leave it as it is."), [language]: text } as {
        [Key in "en" | TranslationLanguage]: typeof text;
      }),
    ),
  });
}

/**
 * The translation of one content file: content/es/<path>.yaml for content/<path>. As in gettext, the
 * English text is the key, as its editor wrote it, with its tokens. A text whose English has changed
 * has no entry any more.
 */
export const catalogSchemas = Object.fromEntries(
  translationLanguages.map((language) => [language, catalogSchema(language)]),
) as Record<TranslationLanguage, ReturnType<typeof catalogSchema>>;

export type CatalogContent = z.infer<ReturnType<typeof catalogSchema>>;
