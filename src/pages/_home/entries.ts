import { formHref } from "../../data/file-paths.ts";
import type { Content } from "../../data/load-content.ts";
import { type ExampleList, isExample } from "../../data/public-content.ts";
import { hasSamples, newestTestimonials } from "../../data/testimonials.ts";
import { readable } from "../../files/search-parts.ts";
import { pageSchemas } from "../../schemas/pages.ts";
import { practiceSchema } from "../../schemas/practice.ts";
import { fileOf, files, ifThere, named, pageFile, shown, wordsOf } from "../_entry.ts";
import { type PageEntry, type RenderContext, rendered } from "../_page.ts";
import { listedLocations } from "../_places/entries.ts";
import { whereOf } from "../_symptoms/entries.ts";

export function homePage(content: Content, path: string): PageEntry[] {
  const { pages, practice, providers, services, locations, testimonials } = content;
  const { insurers, affiliations } = practice;
  const [provider] = providers;
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
          provider,
          portrait: shown(provider, "portrait", context),
          credentialsPdf:
            provider.publicationsPdf === undefined
              ? undefined
              : {
                  href: formHref(provider.publicationsPdf),
                  label: pages.provider.publicationsLink,
                },
          insurers: withLogos(insurers, context),
          affiliations: withLogos(affiliations, context),
          testimonials: newestTestimonials(testimonials).slice(0, 6),
          examples: {
            insurers: hasExamples(content, "insurers"),
            affiliations: hasExamples(content, "affiliations"),
            testimonials: hasSamples(testimonials),
          },
          locations: listedLocations(content),
        }),
      ),
    },
  ];
}

export function aboutPage(content: Content, path: string): PageEntry[] {
  const { pages, providers, services } = content;
  const [provider] = providers;
  const expertise = named(pages.about.expertise?.services ?? [], services);
  return [
    {
      ...pageFile(
        "about",
        pages.about,
        ...files("providers", providers),
        ...files("services", expertise),
      ),
      kind: "about",
      path,
      label: wordsOf(content).pages.about,
      render: rendered(
        pages.about,
        async () => (await import("./AboutPage.tsx")).AboutPage,
        (context) => ({
          provider,
          portrait: shown(provider, "portrait", context),
          office: shown(pages.about.hero, "office", context),
          services: expertise,
        }),
      ),
    },
  ];
}

export function testimonialsPage(content: Content, path: string): PageEntry[] {
  const { pages, testimonials } = content;
  return ifThere(pages.testimonials, (page) => ({
    ...pageFile("testimonials", page, "content/testimonials.yaml"),
    kind: "collection",
    path,
    label: wordsOf(content).testimonials.title,
    render: rendered(
      page,
      async () => (await import("./TestimonialsPage.tsx")).TestimonialsPage,
      () => ({
        testimonials: newestTestimonials(testimonials),
        examples: hasSamples(testimonials),
      }),
    ),
  }));
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

/** Whether a list that is shown holds examples. */
function hasExamples(content: Content, list: ExampleList): boolean {
  return content.practice[list].some((_, index) => isExample(content, list, index));
}
