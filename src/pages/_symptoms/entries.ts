import type { Content } from "../../data/load-content.ts";
import type { PageLink } from "../../data/page-link.ts";
import { paths } from "../../data/paths.ts";
import { contentFolders } from "../../schemas/content-kinds.ts";
import type { PageContent } from "../../schemas/pages.ts";
import {
  entryFile,
  fileOf,
  files,
  nearestDanger,
  pageFile,
  reviewLineOf,
  signFiles,
} from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";
import { readable, symptomParts } from "../_searchable.ts";

/** Find your symptom. None where there is no advice on symptoms. */
export function symptomsPage(content: Content, path: string): PageEntry[] {
  const { symptoms } = content;
  const { where, symptoms: page } = content.pages;
  if (!hasSymptoms(content) || where === undefined || page === undefined) return [];
  return [
    {
      ...pageFile(
        "symptoms",
        page,
        ...fileOf("where", where),
        ...files("symptoms", symptoms),
        ...signFiles(content.practice.emergency.signs, content),
      ),
      path,
      render: rendered(
        page,
        async () => (await import("./SymptomsPage.tsx")).SymptomsPage,
        () => ({
          danger: nearestDanger(content),
          places: placesOf(where.places, symptoms),
          all: symptoms.map(({ slug, title }) => ({ label: title, path: `${path}/${slug}` })),
        }),
      ),
    },
  ];
}

/** One for each place of the body. */
export function placePages(content: Content, path: string): PageEntry[] {
  const { where, symptoms: page } = content.pages;
  if (where === undefined || page === undefined) return [];
  return content.symptoms.map((place) => ({
    ...entryFile(
      "symptoms",
      place,
      "content/pages/symptoms.yaml",
      ...signFiles(
        place.also.map(({ same }) => same),
        content,
      ),
    ),
    content: [
      readable(contentFolders.symptoms.schema, {
        ...place,
        symptoms: undefined,
        also: undefined,
        signs: undefined,
        sets: undefined,
      }),
    ],
    // The search lists a sign of another place on the page of that place.
    parts: symptomParts(
      place.symptoms.filter(({ id }) => place.also.every((other) => other.id !== id)),
    ),
    kind: "guide",
    path: `${path}/${place.slug}`,
    label: place.title,
    parent: path,
    name: place.seo.title,
    render: rendered(
      page,
      async () => (await import("./PlacePage.tsx")).PlacePage,
      (context) => ({
        place,
        back: path,
        onward: servicesFor(place.slug, content),
        reviewLine: reviewLineOf(place, content, context),
      }),
    ),
  }));
}

/** Whether the site has advice on symptoms: production has none that no physician has reviewed. */
export function hasSymptoms({ symptoms }: Content): boolean {
  return symptoms.length > 0;
}

/** Where is the trouble?, with the way to all symptoms; undefined where the practice does not have it. */
export function whereOf(content: Content) {
  if (content.pages.where === undefined) return undefined;
  const { symptoms: label, ...where } = content.pages.where;
  return {
    ...where,
    places: placesOf(where.places, content.symptoms),
    symptoms: hasSymptoms(content) ? { label, path: paths.symptoms } : undefined,
  };
}

type Places = PageContent<"where">["places"];

/** The places of the drawing, each leading to its symptoms where the site has them. */
function placesOf(places: Places, symptoms: Content["symptoms"]): Places {
  const entries = Object.entries(places).map(([slug, place]) => [
    slug,
    symptoms.some((group) => group.slug === slug)
      ? { ...place, also: undefined, path: `${paths.symptoms}/${slug}` }
      : place,
  ]);
  return Object.fromEntries(entries) as Places;
}

/** The services for a place of the drawing, each with a link to the section about it. */
function servicesFor(place: string, { pages, services }: Content): PageLink[] {
  const { path, also } = pages.where?.places[place as keyof Places] ?? {};
  return [path, also?.path].flatMap((to) =>
    services
      .filter(({ slug }) => to?.split("#")[0] === `${paths.service}/${slug}`)
      .map(({ title }) => ({ label: title, path: to ?? "" })),
  );
}
