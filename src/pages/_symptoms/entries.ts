import { onCallLink, onCallNumber } from "../../data/after-hours.ts";
import type { Content } from "../../data/load-content.ts";
import type { PageLink } from "../../data/page-link.ts";
import { paths } from "../../data/paths.ts";
import type { Place } from "../../data/signs.ts";
import type { SignLink } from "../../parts/signs/SignLinks.tsx";
import { contentFolders } from "../../schemas/content-kinds.ts";
import type { PageContent } from "../../schemas/pages.ts";
import { crisisName } from "../../schemas/sign-reference.ts";
import {
  anchorsMoved,
  entryFile,
  fileOf,
  files,
  nearestSigns,
  pageFile,
  reviewLineOf,
  signFiles,
} from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";
import { readable, signParts } from "../_searchable.ts";

/** Find your symptom. None where there is no advice on symptoms. */
export function symptomsPage(content: Content, path: string): PageEntry[] {
  const { symptoms } = content;
  const { where, symptoms: page } = content.pages;
  if (!hasSymptoms(content) || where === undefined || page === undefined) return [];
  const linkOf = ({ slug, title }: Content["symptoms"][number]) => ({
    label: title,
    path: `${path}/${slug}`,
  });
  return [
    {
      ...pageFile(
        "symptoms",
        page,
        ...fileOf("where", where),
        ...files("symptoms", symptoms),
        ...signFiles(content.practice.emergency, content),
      ),
      path,
      render: rendered(
        page,
        async () => (await import("./SymptomsPage.tsx")).SymptomsPage,
        () => ({
          signs: nearestSigns(content),
          places: placesOf(where.places, symptoms),
          all: symptoms.map(linkOf),
          afterOperation: symptoms.filter(({ operations }) => operations).map(linkOf)[0],
        }),
      ),
    },
  ];
}

/** One for each place of the body. */
export function placePages(content: Content, path: string): PageEntry[] {
  const { where, symptoms: page } = content.pages;
  if (where === undefined || page === undefined) return [];
  return content.symptoms.map((place) => {
    const named = [
      ...place.signs.flatMap(({ moreUrgent = [] }) => moreUrgent),
      ...(place.also ?? []).map(({ sign }) => sign),
    ];
    return {
      ...entryFile("symptoms", place, "content/pages/symptoms.yaml", ...signFiles(named, content)),
      content: [
        readable(contentFolders.symptoms.schema, { ...place, signs: undefined, also: undefined }),
      ],
      parts: signParts(place.signs).map((part) =>
        part.level === "call-today" ? { ...part, ...afterOperation(place, content) } : part,
      ),
      kind: "guide",
      path: `${path}/${place.slug}`,
      label: place.title,
      parent: path,
      name: place.seo.title,
      onCall: place.operations && onCallLink(onCallNumber(content.practice)),
      render: rendered(
        page,
        async () => (await import("./PlacePage.tsx")).PlacePage,
        (context) => ({
          place,
          signs: place.signs.map(({ moreUrgent = [], ...sign }) => ({
            ...sign,
            moreUrgent: moreUrgent.flatMap((name) => linkTo(name, place, content)),
          })),
          also: (place.also ?? []).flatMap(({ sign, aliases }) =>
            linkTo(sign, place, content).map((link) => ({ ...link, aliases })),
          ),
          crisis: named.find((name) => name === crisisName),
          operations: operationsOf(place, `${path}/${place.slug}`, content),
          callToday: callAfterOperation(place, content),
          back: path,
          onward: servicesFor(place.slug, content),
          reviewLine: reviewLineOf(place, content, context),
        }),
      ),
    };
  });
}

/** The link to a sign, or to whom to call with thoughts of suicide; none while the sign is not public. */
function linkTo(name: string, { slug }: Place, { practice, signs }: Content): SignLink[] {
  if (name === crisisName)
    return practice.crisis ? [{ path: `#${crisisName}`, label: practice.crisis.link }] : [];
  const sign = signs[name];
  if (sign?.link === undefined) return [];
  const path = name.startsWith(`${slug}#`)
    ? `#${sign.id}`
    : (sign.path ?? `${paths.contact}#emergency`);
  return [{ path, label: sign.link, level: sign.level }];
}

/** What every operation shares, and the list of recoveries, each with the anchors of signs that are on its page now. */
function operationsOf({ operations }: Place, page: string, content: Content) {
  if (operations === undefined) return undefined;
  const { title, aliases: anchors = [] } = operations;
  const { "after-any-operation": shared, "pain-medicine": pain } = content.pages;
  const pages: PageLink[] = [
    ...(shared ? [{ label: shared.hero.title, path: paths.afterAnyOperation }] : []),
    ...(pain ? [{ label: pain.hero.title, path: paths.painMedicine }] : []),
    ...content.recoveries.map(({ operation, slug }) => ({
      label: operation,
      path: `${paths.recovery}/${slug}`,
    })),
  ];
  return {
    title,
    anchors,
    pages: pages.map((link) => ({ ...link, anchors: anchorsMoved(page, link.path, content) })),
  };
}

/** What "Call us today" says after an operation: the number that answers day and night, once it is real. */
function callAfterOperation({ operations }: Place, { pages, practice }: Content) {
  if (operations === undefined) return undefined;
  const onCall = onCallLink(onCallNumber(practice));
  const words = pages.recovery?.operation.cards.night.title;
  if (onCall !== undefined && words !== undefined) return { rule: `${words}.`, ...onCall };
  const text = pages["after-any-operation"]?.unnamed.text;
  return text === undefined ? undefined : { rule: text };
}

/** The same in the search. */
function afterOperation(place: Place, content: Content) {
  const call = callAfterOperation(place, content);
  const phone = call && "phoneHref" in call ? call.phoneHref.replace("tel:", "") : undefined;
  return call && { until: call.rule, call: phone };
}

/** Whether the site has advice on symptoms: production has none that no physician has reviewed. */
export function hasSymptoms({ pages, symptoms }: Content): boolean {
  return pages.where !== undefined && pages.symptoms !== undefined && symptoms.length > 0;
}

/** "Where's the problem?", with the way to all symptoms; undefined where the practice does not have it. */
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
