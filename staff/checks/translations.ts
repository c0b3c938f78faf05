import type { TranslatedText } from "../../src/data/catalogs.ts";
import { type Problem, problemAt, problemOf } from "../../src/data/content-error.ts";
import type { Content, Translation } from "../../src/data/load-content.ts";
import type { TranslationLanguage } from "../../src/languages/languages.ts";

/** What a translation must say as its English does, and what to tell its translator. */
const invariants: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /\{#?[a-zA-Z][a-zA-Z0-9#-]*\}/g, what: "words in braces" },
  { pattern: /\]\([^)]*\)/g, what: "targets of links" },
  { pattern: /\*\*/g, what: "** signs" },
  { pattern: /^\s*(?:#+|-|\d+\.|\|)(?=\s)/g, what: "signs at its beginning" },
];

/** After what `kept` looks at: figures, each with the unit of a dose. */
const figure = /\d+(?:[.,:]\d+)*(?:\s?(?:mg|mcg|mL|ml|cc|g|%|°F|°C)(?![a-z]))?/g;

/** Words of an emergency that must not be lost, and how each language says them. */
const emergencyWords: readonly ({ en: RegExp } & Record<TranslationLanguage, string>)[] = [
  { en: /\bemergency rooms?\b/gi, es: "sala de emergencias" },
  { en: /\bPoison Help\b/g, es: "Poison Help" },
  { en: /\bNational Battery Ingestion Hotline\b/g, es: "National Battery Ingestion Hotline" },
];

/** Words that mean something else to patients than their translator meant. */
const refusedWords: Readonly<
  Record<TranslationLanguage, { en: RegExp; pattern: RegExp; remedy: string }[]>
> = {
  es: [
    {
      en: /sinus/i,
      pattern: /\bsenos\b(?! (?:paranasales|frontales|maxilares|esfenoidales|etmoidales))/i,
      remedy: 'Write "senos paranasales" or "sinusitis": "senos" alone means breasts.',
    },
  ],
};

/** Translations that say something else than their English: other facts, links or emergency words, or a refused word. */
export function wrongTranslations({ catalogs, language }: Translation): Problem[] {
  return catalogs.flatMap(({ file, pairs }) => {
    const seen = new Set<string>();
    return pairs.flatMap((pair) => {
      const { en } = pair;
      const isSecond = seen.has(en);
      seen.add(en);
      return [
        ...(isSecond ? [`"${en}" is translated twice. Keep one.`] : []),
        ...remediesFor(pair, language),
      ].map((remedy) => problemAt({ file, ...pair }, remedy));
    });
  });
}

function remediesFor({ en, text, roles }: TranslatedText, language: TranslationLanguage): string[] {
  const remedies = invariants
    .filter(({ pattern }) => matches(en, pattern) !== matches(text, pattern))
    .map(({ pattern, what }) => differs(what, matches(en, pattern), matches(text, pattern)));
  // What patients type is no translation: each language has its own phrases, with figures of their own.
  if (roles?.includes("keywords")) return remedies;
  const [inEnglish, inTranslation] = [en, text].map((words) =>
    matches(withoutInvariants(words), figure),
  ) as [string, string];
  if (inEnglish !== inTranslation)
    remedies.push(differs("numbers and units", inEnglish, inTranslation));
  for (const refused of refusedWords[language])
    if (refused.en.test(en) && refused.pattern.test(text)) remedies.push(refused.remedy);
  for (const words of emergencyWords) {
    const said = words[language];
    const count = text.toLowerCase().split(said.toLowerCase()).length - 1;
    if ((en.match(words.en)?.length ?? 0) > count)
      remedies.push(`The English says "${en.match(words.en)?.[0]}". Say it too: "${said}".`);
  }
  return remedies;
}

function differs(what: string, english: string, translated: string): string {
  return `Keep the ${what} of the English: ${english || "none"}. Here: ${translated || "none"}.`;
}

function matches(text: string, pattern: RegExp): string {
  return [...text.matchAll(pattern)]
    .map(([found]) => found.replace(/\s/g, "").replace("ml", "mL"))
    .sort()
    .join(", ");
}

function withoutInvariants(text: string): string {
  return invariants.reduce((rest, { pattern }) => rest.replace(pattern, " "), text);
}

/** Function words of English sentences, which names and lists of names lack. */
const littleWord = /\b(?:the|an?|and|or|to|is|are|you|your|we|our|for|with|in|on|if|it)\b/i;

/** Translations that leave a sentence of more than three words in English. */
export function untranslated({ translations }: Content): Problem[] {
  const isSentence = (text: string) => littleWord.test(text) && text.split(/\s+/).length > 3;
  return Object.values(translations).flatMap(({ catalogs }) =>
    catalogs.flatMap(({ file, pairs }) =>
      pairs
        .filter(({ en, text }) => en === text && isSentence(withoutInvariants(en).trim()))
        .map((pair) =>
          problemAt(
            { file, ...pair },
            "This is still English. Translate it, or remove this entry: the text counts as untranslated then.",
          ),
        ),
    ),
  );
}

/** Words of advice in an emergency. */
const isWarning = /\b911\b|\bemergency room\b|\bPoison Help\b/i;

/** Translations that no text uses any more: of a sentence that has changed, or of a file that is gone. */
export function staleTranslations({ translations }: Content): Problem[] {
  return Object.values(translations).flatMap(({ catalogs, orphans }) => [
    ...catalogs.flatMap(({ of, file, stale }) =>
      stale.map((pair) => {
        const warning = isWarning.test(pair.en)
          ? " This is a warning: if it is gone by mistake, put it back there; if not, the physician has to agree."
          : "";
        return problemAt(
          { file, ...pair },
          `${of} does not say "${pair.en}" any more.${warning} Put the new English after en: here, and translate it; until then the public sees that page in English alone. Remove this entry only if its sentence is gone.`,
        );
      }),
    ),
    ...orphans.map((file) =>
      problemOf(
        file,
        "No file of the content has this translation. If that file was renamed, rename this one the same way. Remove it only if that file is gone.",
      ),
    ),
  ]);
}
