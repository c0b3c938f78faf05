/** The part of nspell that is used here; the package comes without types. */
declare module "nspell" {
  interface Speller {
    correct(word: string): boolean;
    suggest(word: string): string[];
  }
  // biome-ignore lint/style/noDefaultExport: so the package exports it.
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller;
}
