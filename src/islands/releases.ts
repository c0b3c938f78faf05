/** Milliseconds out of sight after which a page is compared again. */
const long = 3_600_000;

/** Loads the page again if a release has changed it. */
async function compare(): Promise<void> {
  // The build writes it (src/build/finish-site.ts): a hash of the page.
  const { version } = document.documentElement.dataset;
  // What a visitor has ticked would be lost.
  if (version === undefined || document.querySelector("input:checked")) return;
  // Without a connection the page stays.
  const page = await fetch(location.href, { cache: "no-cache" })
    .then((response) => (response.status < 500 ? response.text() : undefined))
    .catch(() => undefined);
  if (page?.includes(`data-version="${version}"`) === false) location.reload();
}

/** Compares a page that was kept in memory, or long out of sight, with what now stands at its URL. */
export function followReleases(): void {
  let left = Date.now();
  addEventListener("pageshow", ({ persisted }) => void (persisted && compare()));
  addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > long) compare();
  });
}
