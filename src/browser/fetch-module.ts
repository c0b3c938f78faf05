/**
 * What the file of an island exports: makes the markup inside `root` work, and resolves once it responds to
 * events.
 */
export interface IslandModule {
  start: (root: HTMLElement) => void | Promise<void>;
}

/** Milliseconds between the attempts to download a file. */
const pauses = [300, 1200];

/** How often the download of each file has failed. */
const failures = new Map<string, number>();

/**
 * Downloads a module, in three attempts. After a rejection the next call tries again.
 *
 * Browsers without https://github.com/whatwg/html/pull/10327 (Firefox before 155) cache a failed
 * import until the page is closed, so each further attempt has a URL of its own.
 */
export async function fetchModule(url: string, attempt = 0): Promise<IslandModule> {
  const failed = failures.get(url) ?? 0;
  try {
    return await import(/* @vite-ignore */ failed === 0 ? url : `${url}?${failed}`);
  } catch (reason) {
    failures.set(url, failed + 1);
    const pause = pauses[attempt];
    if (pause === undefined) throw reason;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchModule(url, attempt + 1);
  }
}
