import type { Language } from "../../languages/languages.ts";
import { addPages, readSigns, type SearchIndex } from "./search-engine.ts";

export { find, guess, otherLanguage } from "./search-engine.ts";

/** URLs of the two files of a language. */
export interface SearchUrls {
  signs: string;
  pages: string;
}

const asked = new Map<string, Promise<unknown>>();

/** What is fetched and read once; after a failure, the next call tries again. */
function once<T>(url: string, read: (json: never) => T): Promise<T> {
  async function load(): Promise<T> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
    return read((await response.json()) as never);
  }
  const begun =
    asked.get(url) ??
    load().catch((reason: unknown) => {
      asked.delete(url);
      throw reason;
    });
  asked.set(url, begun);
  return begun as Promise<T>;
}

/** The index with the first file alone, which answers an emergency. */
export function signsFrom({ signs }: SearchUrls, language: Language): Promise<SearchIndex> {
  return once(signs, (file) => readSigns(file, language));
}

/** The index with both files. */
export async function allFrom(urls: SearchUrls, language: Language): Promise<SearchIndex> {
  const index = await signsFrom(urls, language);
  await once(urls.pages, (pages) => addPages(index, pages));
  return index;
}
