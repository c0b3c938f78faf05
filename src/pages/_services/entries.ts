import type { Content } from "../../data/load-content.ts";
import { isPreview } from "../../data/site-environment.ts";
import { readable, signParts, titledParts } from "../../files/search-parts.ts";
import { contentFolders } from "../../schemas/content-kinds.ts";
import { sectionSchema } from "../../schemas/sections.ts";
import { recoveryIn } from "../../schemas/service.ts";
import { entryFile, fileOf, files, pageFile, reviewerOf, wordsOf } from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";
import { paths } from "../_paths.ts";
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
      items: services.map(({ title, slug }) => ({
        label: title,
        path: `${paths.service}/${slug}`,
      })),
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
    content: [
      readable(contentFolders.services.schema, {
        ...service,
        sections: undefined,
        emergency: undefined,
      }),
    ],
    parts: [
      ...signParts("call-911", service.emergency),
      // A recovery is found on the page where patients choose theirs.
      ...titledParts(
        sectionSchema,
        service.sections.filter(
          (section) => pages.recovery === undefined || !("warnings" in section),
        ),
      ),
    ],
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
        symptomsPath: hasSymptoms(content) ? paths.symptoms : undefined,
        recovery: recoveryIn(service.sections),
        recoveryPath: pages.recovery && paths.recovery,
        costsPath: pages.costs && paths.costs,
        reviewer: reviewerOf(service, content, context),
        preview: isPreview(),
      }),
    ),
  }));
}
