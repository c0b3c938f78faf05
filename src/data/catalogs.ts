import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TranslationLanguage } from "../languages/languages.ts";
import { type CatalogContent, catalogSchemas } from "../schemas/catalog.ts";
import { isEmergencyAdvice } from "../schemas/field-role.ts";
import type { Schema } from "../schemas/schema-parts.ts";
import type { Problem } from "./content-error.ts";
import { type ContentFile, readTypedFile } from "./content-file.ts";
import type { ContentString } from "./content-strings.ts";
import { normalized, type ReviewedWords } from "./fingerprint.ts";
import { mapTexts } from "./texts.ts";
import { token } from "./tokens.ts";
import { validate, valueAt } from "./validate.ts";

/** A text and its translation. */
export interface TranslatedText {
  en: string;
  text: string;
  /** Path of the translation in its catalog, and its line, from 1. */
  field: string;
  line: number | undefined;
  /** Path of the first field that it translates, and what it is; undefined when there is none. */
  of?: string;
  roles?: ContentString["roles"];
}

/** What is known of the translation of a content file. */
export interface Catalog {
  /** The file that is translated, and its catalog, as paths from the project's root. */
  of: string;
  file: string;
  language: TranslationLanguage;
  /** Whether there is a catalog at all. */
  isBegun: boolean;
  review: CatalogContent["review"] | undefined;
  readonly words: ReviewedWords;
  pairs: TranslatedText[];
  /** Texts without a translation: new ones, and those whose English has changed. A token alone needs none. */
  missing: Pick<ContentString, "file" | "line" | "text">[];
  /** Translations whose English is nowhere in the file. */
  stale: TranslatedText[];
}

/** Path below content/ of the catalog of a file: es/legal/notices.yaml for legal/notices.md. */
export function catalogPath(language: TranslationLanguage, path: string): string {
  return `${language}/${path.replace(/\.md$/, ".yaml")}`;
}

/** Whether a translation may be shown to the public: it is complete, and a translator has read it. */
export function isPublicCatalog({ review, missing }: Catalog): boolean {
  return review !== undefined && missing.length === 0;
}

/**
 * A content file in another language, with what its catalog holds and lacks. A text without a
 * translation stays English.
 *
 * @returns undefined for `catalog` when the file has no text to translate
 */
export function translateFile(
  root: string,
  language: TranslationLanguage,
  file: ContentFile,
  schema: Schema,
): { translation: ContentFile; catalog: Catalog | undefined; problems: Problem[] } {
  const path = catalogPath(language, file.path);
  const catalogFile = existsSync(join(root, path))
    ? readTypedFile(root, path, catalogSchemas[language])
    : undefined;
  const { problems, data } = readPairs(catalogFile, language);
  const byEnglish = new Map(data?.texts.map((pair) => [pair.en, pair]));
  const texts = textsIn(file, schema);
  const pairs = withUses(data?.texts ?? [], byEnglish, texts);
  const missing = texts.filter(
    // What patients type is no sentence of the page: each language has its own.
    ({ en, roles }) => !byEnglish.has(en) && hasWords(en) && !roles.includes("keywords"),
  );
  const catalog: Catalog = {
    of: file.file,
    file: `content/${path}`,
    language,
    isBegun: catalogFile !== undefined,
    review: data?.review,
    get words() {
      const words = (isIncluded: (pair: TranslatedText) => boolean) =>
        pairs.filter(isIncluded).map(({ text }) => normalized(text));
      return {
        all: words(() => true),
        emergency: words(({ roles }) => isEmergencyAdvice(roles ?? [])),
      };
    },
    pairs,
    missing: [
      ...new Map(
        missing.map(({ en, lineOf }) => [en, { file: file.file, line: lineOf(), text: en }]),
      ).values(),
    ],
    stale: pairs.filter(({ of }) => of === undefined),
  };
  const isNeeded = catalog.missing.length > 0 || catalog.stale.length < pairs.length;
  return {
    translation: inLanguage(file, schema, catalog.file, byEnglish),
    catalog: isNeeded ? catalog : undefined,
    problems,
  };
}

/** A text to translate, and where it is. */
interface SourceText {
  en: string;
  field: string;
  roles: ContentString["roles"];
  lineOf: () => number | undefined;
}

const hasWords = (text: string) => /\p{L}/u.test(text.replace(token, ""));

/** Every text of a file that translators translate, in its order. */
function textsIn(file: ContentFile, schema: Schema): SourceText[] {
  const texts: SourceText[] = [];
  mapTexts(schema, file.value, (text, { path, roles }) => {
    texts.push({
      en: text.trim(),
      field: path.join("."),
      roles,
      lineOf: () => file.lineOf(path),
    });
    return text;
  });
  file.body.split("\n").forEach((text, index) => {
    const lineOf = () => file.bodyLine + index;
    if (text.trim() !== "") texts.push({ en: text.trim(), field: "text", roles: [], lineOf });
  });
  return texts;
}

/** The translations, each with the first text that it translates. */
function withUses(
  pairs: readonly TranslatedText[],
  byEnglish: ReadonlyMap<string, TranslatedText>,
  texts: readonly SourceText[],
): TranslatedText[] {
  const firstUses = new Map(texts.toReversed().map((text) => [text.en, text]));
  return pairs.map((pair) => {
    // Of two translations of one text, the last counts.
    const use = byEnglish.get(pair.en) === pair ? firstUses.get(pair.en) : undefined;
    return use === undefined ? pair : { ...pair, of: use.field, roles: use.roles };
  });
}

function inLanguage(
  file: ContentFile,
  schema: Schema,
  catalog: string,
  byEnglish: ReadonlyMap<string, TranslatedText>,
): ContentFile {
  const translate = (text: string) => byEnglish.get(text.trim())?.text ?? text;
  return {
    ...file,
    file: catalog,
    value: mapTexts(schema, file.value, translate),
    body: file.body.split("\n").map(translate).join("\n"),
    lineOf: (at) => {
      const text = valueAt(file.value, at);
      return typeof text === "string" ? byEnglish.get(text.trim())?.line : undefined;
    },
  };
}

function readPairs(
  file: ContentFile | undefined,
  language: TranslationLanguage,
): { problems: Problem[]; data?: { review: Catalog["review"]; texts: TranslatedText[] } } {
  if (file === undefined || file.problems.length > 0)
    return { problems: [...(file?.problems ?? [])] };
  const schema = catalogSchemas[language];
  const { data, problems } = validate(file, schema, undefined);
  if (data === undefined) return { problems };
  const texts = data.texts.map(
    (pair, index): TranslatedText => ({
      en: pair.en,
      text: pair[language],
      field: `texts.${index}.${language}`,
      line: file.lineOf(["texts", index, language]),
    }),
  );
  return { problems, data: { review: data.review, texts } };
}

/** The translations of a catalog, for the checks that read them, with the fields of their English. */
export function stringsOf({ file, pairs }: Catalog): ContentString[] {
  return pairs.flatMap(({ en, of, roles = [], line, text }) =>
    of === undefined ? [] : { file, line, field: of, roles, text, english: en },
  );
}
