import { address as plainAddress } from "./enhancements.ts?address";
import { address as reactAddress } from "./hydrate.ts?address";
import { address as searchAddress } from "./site-search.ts?address";

/** Makes the markup inside `root` work. Ends when it answers events. */
export type Start = (root: HTMLElement) => void | Promise<void>;

const addresses = { react: reactAddress, plain: plainAddress, search: searchAddress };

/** What an island runs on: React with all that it draws, the small scripts, or the search. One file each. */
export type Runtime = keyof typeof addresses;

/**
 * Fetches the code of a runtime. Rejects when it does not come.
 *
 * @param failures how many times before it did not come. Browsers from before
 * https://github.com/whatwg/html/pull/10327 remember a failed import as long as the page stands, so
 * each further one has an address of its own.
 */
export async function fetchStart(runtime: Runtime, failures: number): Promise<Start> {
  // In development Vite compiles components for fast refresh, which Astro prepares for its own islands only.
  if (import.meta.env.DEV)
    Object.assign(globalThis, {
      $RefreshReg$: () => undefined,
      $RefreshSig$: () => (type: unknown) => type,
    });
  const address = addresses[runtime];
  const { start }: { start: Start } = await import(
    /* @vite-ignore */ failures === 0 ? address : `${address}?${failures}`
  );
  return start;
}
