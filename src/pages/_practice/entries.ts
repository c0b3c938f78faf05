import { formHref } from "../../data/file-paths.ts";
import type { Content } from "../../data/load-content.ts";
import { hasSamples, newestTestimonials } from "../../data/testimonials.ts";
import { fillAll } from "../../data/tokens.ts";
import {
  entryFile,
  files,
  ifThere,
  named,
  pageFile,
  portrayed,
  shown,
  wordsOf,
} from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";

export function aboutPage(content: Content, path: string): PageEntry[] {
  const { pages, providers, services } = content;
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
          physicians: portrayed(content, "portrait", context),
          office: shown(pages.about.hero, "office", context),
          rooms: Object.values(pages.about.rooms ?? {}).flatMap((photograph) =>
            photograph === undefined ? [] : context.photographOf(photograph, "office"),
          ),
          services: expertise,
        }),
      ),
    },
  ];
}

export function providersPage(content: Content, path: string): PageEntry[] {
  const { pages, providers } = content;
  return [
    {
      ...pageFile("providers", pages.providers, ...files("providers", providers)),
      kind: "collection",
      path,
      render: rendered(
        pages.providers,
        async () => (await import("./ProvidersPage.tsx")).ProvidersPage,
        (context) => ({
          providers: portrayed(content, "portrait", context),
        }),
      ),
    },
  ];
}

/** One for each physician. */
export function providerPages({ pages, providers }: Content, path: string): PageEntry[] {
  return providers.map((provider) => ({
    ...entryFile("providers", provider, "content/pages/provider.yaml"),
    kind: "provider",
    provider,
    path: `${path}/${provider.slug}`,
    label: provider.name,
    parent: path,
    name: provider.name,
    render: rendered(
      fillAll(pages.provider, { provider: provider.shortName }),
      async () => (await import("./ProviderPage.tsx")).ProviderPage,
      (context) => ({
        provider: { ...provider, portrait: shown(provider, "hero", context) },
        credentialsPdf: provider.publicationsPdf && formHref(provider.publicationsPdf),
      }),
    ),
  }));
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
