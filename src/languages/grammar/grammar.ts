/** What the site has to know of a language besides its words. Words here have no accents and no apostrophes. */
export interface Grammar {
  /** Too common to tell pages apart. */
  stopWords: ReadonlySet<string>;
  /** Words of patients that tell the language of a query, besides its stop words. */
  tellingWords: ReadonlySet<string>;
  /** The stem of a word, for the search. */
  stem: (word: string) => string;
  /** An age in plain words without accents, with its years as a group; without any, it is below one year or so. */
  age: RegExp;
  /** Abbreviations whose period ends no sentence, as a pattern. */
  abbreviations: string;
}

/** Words with spaces between them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
