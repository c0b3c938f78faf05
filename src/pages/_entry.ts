import type { Content, Entry } from "../data/load-content.ts";
import { paths } from "../data/paths.ts";
import { type Sign, signsNamed } from "../data/signs.ts";
import type { PhotographSlot } from "../files/photographs/named-photographs.ts";
import { languages } from "../languages/languages.ts";
import type { Words } from "../languages/words.ts";
import type { Portrayed } from "../parts/pictures/Portrait.tsx";
import { contentFolders } from "../schemas/content-kinds.ts";
import { type PageName, pageSchemas } from "../schemas/pages.ts";
import type { Provider } from "../schemas/provider.ts";
import type { Review } from "../schemas/review.ts";
import type { Schema } from "../schemas/schema-parts.ts";
import type { Seo } from "../schemas/seo.ts";
import type { ShownPicture } from "../ui/picture.ts";
import type { PageEntry, RenderContext } from "./_page.ts";
import { readable, titledParts } from "./_searchable.ts";
import type { AdviceProps } from "./_view-props.ts";

/* Shared by the entries of several kinds of pages. */

/** The interface words in the language of the content. */
export function wordsOf({ language }: Content): Words {
  return languages[language];
}

/** What an entry has from its file in content/pages/: a guide under its heading, unless the entry says otherwise. */
export function pageFile(
  file: PageName,
  page: { seo: Seo; hero: { title: string } },
  ...more: readonly string[]
) {
  return {
    kind: "guide" as const,
    label: page.hero.title,
    name: page.seo.title,
    seo: page.seo,
    sources: [...fileOf(file, page), ...more],
    content: [readable(pageSchemas[file], page)],
  };
}

/** The file of a page; none when the practice does not have it. */
export function fileOf(file: PageName, page: object | undefined): string[] {
  return page === undefined ? [] : [`content/pages/${file}.yaml`];
}

/** The entry of an optional page. */
export function ifThere<T>(page: T | undefined, entry: (page: T) => PageEntry): PageEntry[] {
  return page === undefined ? [] : [entry(page)];
}

type Folder = "providers" | "services" | "recoveries" | "symptoms" | "locations";

/** What an entry has from its own file in a folder of content. */
export function entryFile(folder: Folder, entry: Entry<{ seo: Seo }>, ...more: readonly string[]) {
  return {
    seo: entry.seo,
    sources: [...files(folder, [entry]), ...more],
    content: [readable(contentFolders[folder].schema, entry)],
  };
}

/** The files of entries, as paths from the project's root. */
export function files(folder: Folder, entries: readonly { slug: string }[]): string[] {
  return entries.map(({ slug }) => `content/${folder}/${slug}.yaml`);
}

/** The entries with these slugs, in the order of the slugs. */
export function named<T>(slugs: readonly string[], entries: readonly Entry<T>[]): Entry<T>[] {
  return slugs.flatMap((slug) => entries.filter((entry) => entry.slug === slug));
}

/** The text of a page for the search, and each of its sections by itself. */
export function sectionsApart(
  schema: Schema,
  section: Schema,
  page: { sections: Parameters<typeof titledParts>[1] },
) {
  return {
    content: [readable(schema, { ...page, sections: undefined })],
    parts: titledParts(section, page.sections),
  };
}

/** The photograph for a place, or the drawing where there is none; each with its own words. */
export function shown(
  { image, photograph }: Pick<Provider, "image" | "photograph">,
  slot: PhotographSlot,
  { pictureOf, photographOf }: RenderContext,
): ShownPicture | undefined {
  if (photograph !== undefined) return photographOf(photograph, slot);
  return image && { ...pictureOf(image.file), alt: image.alt };
}

/** The physicians, each with a picture for a place where there is one. */
export function portrayed(
  { providers }: Content,
  slot: PhotographSlot,
  context: RenderContext,
): (Entry<Provider> & Portrayed)[] {
  return providers.map((provider) => ({ ...provider, portrait: shown(provider, slot, context) }));
}

/** How many of the signs for everybody are on pages that lead to all signs. */
const nearest = 3;

/** The signs for everybody: the first few, where the pages of symptoms have them all. */
export function nearestSigns({ practice, signs }: Content): Sign[] {
  const all = signsNamed(practice.emergency, signs);
  const isLed = Object.values(signs).some(({ path }) => path !== undefined);
  return isLed ? signsNamed(practice.emergency.slice(0, nearest), signs) : all;
}

/** The files of the signs that a page names. */
export function signFiles(names: readonly string[], { signs }: Content): string[] {
  const places = signsNamed(names, signs).map(({ key }) => key.split("#")[0]);
  return [...new Set(places)].map((place) => `content/symptoms/${place}.yaml`);
}

/** Who has read an entry as it stands; undefined where nobody has. */
export function reviewLineOf(
  { review }: { review?: Review | undefined },
  { providers }: Content,
  context: RenderContext,
): AdviceProps<unknown>["reviewLine"] {
  if (review === undefined) return undefined;
  const reviewer = providers.find(({ name }) => name === review.by);
  const path = `${paths.providers}/${reviewer?.slug}`;
  return { review, reviewer: reviewer && { path, portrait: shown(reviewer, "face", context) } };
}

/** The anchors of one page that are on another now (content/redirects.yaml); its link there has them as ids. */
export function anchorsMoved(from: string, to: string, { movedAnchors }: Content): string[] {
  return movedAnchors
    .filter((moved) => moved.from.startsWith(`${from}#`) && moved.to.split("#")[0] === to)
    .map((moved) => moved.from.slice(from.length + 1));
}
