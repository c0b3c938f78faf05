import { formHref } from "../../data/file-paths.ts";
import type { Content } from "../../data/load-content.ts";
import { holdsExamples } from "../../data/public-content.ts";
import { hasSamples, newestTestimonials } from "../../data/testimonials.ts";
import { pageSchemas } from "../../schemas/pages.ts";
import { practiceSchema } from "../../schemas/practice.ts";
import { fileOf, files, pageFile, portrayed, wordsOf } from "../_entry.ts";
import { type PageEntry, type RenderContext, rendered } from "../_page.ts";
import { listedLocations } from "../_places/entries.ts";
import { readable } from "../_searchable.ts";
import { whereOf } from "../_symptoms/entries.ts";

export function homePage(content: Content, path: string): PageEntry[] {
  const { pages, practice, providers, services, locations, testimonials } = content;
  const { insurers, affiliations } = practice;
  return [
    {
      ...pageFile(
        "home",
        pages.home,
        ...fileOf("where", pages.where),
        "content/practice.yaml",
        "content/testimonials.yaml",
        ...files("providers", providers),
        ...files("services", services),
        ...files("locations", locations),
      ),
      kind: "home",
      path,
      label: wordsOf(content).home,
      name: practice.brand,
      content: [
        readable(pageSchemas.home, pages.home),
        readable(practiceSchema, { insurers, affiliations }),
      ],
      render: rendered(
        pages.home,
        async () => (await import("./HomePage.tsx")).HomePage,
        (context) => ({
          where: whereOf(content),
          services,
          physicians: portrayed(content, "portrait", context).map((physician) => ({
            ...physician,
            credentialsPdf:
              physician.publicationsPdf === undefined
                ? undefined
                : {
                    href: formHref(physician.publicationsPdf),
                    label: pages.provider.publicationsLink,
                  },
          })),
          insurers: withLogos(insurers, context),
          affiliations: withLogos(affiliations, context),
          testimonials: newestTestimonials(testimonials).slice(0, 6),
          examples: {
            insurers: insurers.length > 0 && holdsExamples(content),
            affiliations: affiliations.length > 0 && holdsExamples(content),
            testimonials: hasSamples(testimonials),
          },
          locations: listedLocations(content),
        }),
      ),
    },
  ];
}

function withLogos(
  list: readonly { name: string; logo?: string | undefined }[],
  { pictureOf }: RenderContext,
) {
  return list.map(({ name, logo }) => ({
    name,
    logo: logo === undefined ? logo : pictureOf(logo),
  }));
}
