import type { Content } from "../../data/load-content.ts";
import { fillAll } from "../../data/tokens.ts";
import { entryFile, files, ifThere, named, pageFile, portrayed, wordsOf } from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";

export function locationsPage(content: Content, path: string): PageEntry[] {
  const { pages, locations } = content;
  const listed = listedLocations(content);
  return ifThere(pages.locations, (page) => ({
    ...pageFile("locations", page, ...files("locations", locations)),
    kind: "collection",
    path,
    label: wordsOf(content).pages.locations,
    render: rendered(
      page,
      async () => (await import("./LocationsPage.tsx")).LocationsPage,
      () => ({ locations: listed }),
    ),
  }));
}

/** One for each location, listed or not. */
export function locationPages(content: Content, path: string): PageEntry[] {
  const { pages, services, locations } = content;
  const page = pages.location;
  if (page === undefined) return [];
  return locations.map((location) => ({
    ...entryFile("locations", location, "content/pages/location.yaml"),
    kind: "location",
    location,
    path: `${path}/${location.slug}`,
    label: location.name,
    parent: path,
    name: location.name,
    render: rendered(
      fillAll(page, { neighborhood: location.name }),
      async () => (await import("./LocationPage.tsx")).LocationPage,
      (context) => ({
        location,
        physicians: portrayed(content, "portrait", context),
        services: named(location.services, services),
      }),
    ),
  }));
}

/** Locations that have a card. */
export function listedLocations({ locations }: Content) {
  return locations.filter(({ listed }) => listed);
}
