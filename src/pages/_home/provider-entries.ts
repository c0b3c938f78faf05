import { formHref } from "../../data/file-paths.ts";
import type { Content } from "../../data/load-content.ts";
import { fillAll } from "../../data/tokens.ts";
import { entryFile, files, pageFile, shown } from "../_entry.ts";
import { type PageEntry, rendered } from "../_page.ts";

export function providersPage({ pages, providers }: Content, path: string): PageEntry[] {
  return [
    {
      ...pageFile("providers", pages.providers, ...files("providers", providers)),
      kind: "collection",
      path,
      render: rendered(
        pages.providers,
        async () => (await import("./ProvidersPage.tsx")).ProvidersPage,
        (context) => ({
          providers: providers.map((provider) => ({
            ...provider,
            portrait: shown(provider, "portrait", context),
          })),
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
        provider,
        portrait: shown(provider, "opening", context),
        credentialsPdf: provider.publicationsPdf && formHref(provider.publicationsPdf),
      }),
    ),
  }));
}
