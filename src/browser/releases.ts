import type { IslandModule } from "./fetch-module.ts";

/** Reloads the page if a release has changed it. */
export const start: IslandModule["start"] = async () => {
  // The build writes it (src/publish/finish-site.ts): a hash of the page.
  const { version } = document.documentElement.dataset;
  // What a visitor has ticked would be lost.
  if (version === undefined || document.querySelector("input:checked")) return;
  // Without a connection the page stays.
  const page = await fetch(location.href, { cache: "no-cache" })
    .then((response) => (response.status < 500 ? response.text() : undefined))
    .catch(() => undefined);
  if (page?.includes(`data-version="${version}"`) === false) location.reload();
};
