import type { Content, Entry, TopicEntry } from "../../data/load-content.ts";
import type { ListedPage, PageLink } from "../../data/page-link.ts";
import { paths } from "../../data/paths.ts";
import { signsNamed } from "../../data/signs.ts";
import { contentFolders } from "../../schemas/content-kinds.ts";
import { sectionSchema } from "../../schemas/sections.ts";
import type { Service } from "../../schemas/service.ts";
import {
  anchorsMoved,
  entryFile,
  fileOf,
  files,
  pageFile,
  reviewLineOf,
  signFiles,
  wordsOf,
} from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";
import { readable, titledParts } from "../_searchable.ts";
import { hasSymptoms, whereOf } from "../_symptoms/entries.ts";

export function servicesPage(content: Content, path: string): PageEntry[] {
  const { pages, services } = content;
  return [
    {
      ...pageFile(
        "services",
        pages.services,
        ...fileOf("where", pages.where),
        ...files("services", services),
      ),
      kind: "collection",
      path,
      label: wordsOf(content).frame.services,
      render: rendered(
        pages.services,
        async () => (await import("./ServicesPage.tsx")).ServicesPage,
        () => ({ services, where: whereOf(content) }),
      ),
    },
  ];
}

/** One for each service. */
export function servicePages(content: Content, path: string): PageEntry[] {
  const { pages, services } = content;
  return services.map((service) => ({
    ...entryFile("services", service, "content/pages/service.yaml"),
    content: [readable(contentFolders.services.schema, { ...service, sections: undefined })],
    parts: titledParts(sectionSchema, service.sections),
    kind: "service",
    service,
    path: `${path}/${service.slug}`,
    label: service.title,
    parent: paths.services,
    name: service.title,
    render: rendered(
      pages.service,
      async () => (await import("./ServicePage.tsx")).ServicePage,
      (context) => ({
        service,
        moved: movedFrom(`${path}/${service.slug}`, content),
        related: service.related?.map((related) => {
          const to = services.find(({ slug }) => isWithin(related.path, `${path}/${slug}`));
          return { ...related, label: related.label ?? to?.title ?? "", service: to };
        }),
        costs: pages.costs && { label: pages.service.planQuestions, path: paths.costs },
        reviewLine: reviewLineOf(service, content, context),
      }),
    ),
  }));
}

/** Whether a path is that of a page, or of one below it. */
function isWithin(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`);
}

function topicsOf({ slug }: Entry<Service>, { topics }: Content): TopicEntry[] {
  return topics.filter(({ service }) => service === slug);
}

/** The pages that parts of the page of a service have moved to, each with the anchors that those had. */
function movedFrom(page: string, content: Content): ListedPage[] {
  const { pages, topics, recoveries } = content;
  const guides = [
    { path: paths.recovery, hero: pages.recovery?.hero },
    { path: paths.beforeSurgery, hero: pages["before-surgery"]?.hero },
    { path: paths.children, hero: pages.children?.hero },
    { path: paths.names, hero: pages.names?.hero },
  ];
  return [
    ...topics.map(({ service, slug, label }) => ({
      label,
      path: `${paths.service}/${service}/${slug}`,
    })),
    ...recoveries.map(({ title, slug }) => ({ label: title, path: `${paths.recovery}/${slug}` })),
    ...guides.flatMap(({ path, hero }) => (hero ? { label: hero.title, path } : [])),
  ]
    .map((link) => ({ ...link, anchors: anchorsMoved(page, link.path, content) }))
    .filter(({ anchors }) => anchors.length > 0);
}

/** One for each question about a service. */
export function topicPages(content: Content, path: string): PageEntry[] {
  const { pages, services } = content;
  const page = pages.topic;
  if (page === undefined) return [];
  return services.flatMap((service) =>
    topicsOf(service, content).map((topic): PageEntry => {
      const parent = `${path}/${service.slug}`;
      return {
        seo: topic.seo,
        name: topic.title,
        sources: [
          `content/services/${service.slug}/${topic.slug}.yaml`,
          "content/pages/topic.yaml",
          ...files("services", [service]),
          ...signFiles(topic.signs ?? [], content),
        ],
        content: [
          readable(contentFolders.topics.schema, {
            ...topic,
            sections: undefined,
            signs: undefined,
          }),
        ],
        parts: titledParts(sectionSchema, topic.sections),
        kind: "topic",
        topic,
        path: `${parent}/${topic.slug}`,
        label: topic.label,
        parent,
        render: rendered(
          page,
          async () => (await import("./TopicPage.tsx")).TopicPage,
          (context) => ({
            topic,
            ...cardOf(topic, content),
            path: `${parent}/${topic.slug}`,
            service: service.title,
            pages: [
              { label: page.overview, path: parent },
              ...topicsOf(service, content).map(({ label, slug }) => ({
                label,
                path: `${parent}/${slug}`,
              })),
            ],
            operation: operationOf(topic, content),
            costs: pages.costs && { label: page.planQuestions, path: paths.costs },
            reviewLine: reviewLineOf(topic, content, context),
          }),
        ),
      };
    }),
  );
}

/**
 * The card of a topic: its signs that are public, and a link to the place that most of them are of; of two with as many,
 * to the one that its service treats. No link where places have no pages.
 */
function cardOf({ signs: names = [], service }: TopicEntry, content: Content) {
  const signs = signsNamed(names, content.signs);
  const places = Map.groupBy(signs, ({ key }) => key.slice(0, key.indexOf("#")));
  const [most] = [...places].sort(
    ([one, a], [other, b]) =>
      b.length - a.length ||
      Number(isOf(other, service, content)) - Number(isOf(one, service, content)),
  );
  const withPages = hasSymptoms(content) ? content.symptoms : [];
  const place = withPages.find(({ slug }) => slug === most?.[0]);
  return {
    signs,
    place: place && {
      label: wordsOf(content).danger.all(place.title),
      path: `${paths.symptoms}/${place.slug}`,
    },
  };
}

/** Whether a service is the one for a place of the drawing. */
function isOf(place: string, service: string, { pages }: Content): boolean {
  const places: Partial<Record<string, { path: string }>> = pages.where?.places ?? {};
  return isWithin(places[place]?.path.replace(/#.*/, "") ?? "", `${paths.service}/${service}`);
}

/** What to read before and after the operation that a topic describes. */
function operationOf(topic: TopicEntry, { pages, recoveries }: Content): PageLink[] {
  const after = recoveries
    .filter(({ slug }) => topic.recoveries?.includes(slug))
    .map(({ title, slug }) => ({ label: title, path: `${paths.recovery}/${slug}` }));
  const before = pages["before-surgery"];
  return before === undefined || after.length === 0
    ? after
    : [{ label: before.hero.title, path: paths.beforeSurgery }, ...after];
}
