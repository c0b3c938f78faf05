/** Milliseconds out of sight after which a page is compared again. */
const long = 3_600_000;

/** Whether another page than this one stands at its URL by now. */
async function isOutdated(): Promise<boolean> {
  // The build writes it (src/build/finish-site.ts): a hash of the page.
  const { version } = document.documentElement.dataset;
  if (version === undefined) return false;
  const response = await fetch(location.href, { cache: "no-cache" });
  return response.status < 500 && !(await response.text()).includes(`data-version="${version}"`);
}

/** Loads a page again that was kept in memory, or long out of sight, while a release changed it. */
export function followReleases(): void {
  let left = Date.now();
  function compare(): void {
    // What a visitor has ticked would be lost.
    if (document.querySelector("input:checked")) return;
    isOutdated().then(
      (outdated) => outdated && location.reload(),
      // Without a connection the page stays.
      () => undefined,
    );
  }
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) compare();
  });
  addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > long) compare();
  });
}
