import { basename } from "node:path";
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from "astro";
import { getContent } from "../../data/content.ts";
import { credentialsPdfPath } from "../../data/routes.ts";
import { sourcesOf } from "../../data/site.ts";
import { makeCredentialsPdf } from "../../generated/credentials-pdf.ts";
import { getModified } from "../../seo/modified.ts";

export const getStaticPaths = (() =>
  getContent().providers.map((provider) => {
    const credentials = basename(credentialsPdfPath(provider.slug), ".pdf");
    return { params: { credentials }, props: { provider } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { provider },
}) => {
  const { practice, pages } = getContent();
  const modified = getModified()(sourcesOf(`/providers/${provider.slug}`));
  const pdf = await makeCredentialsPdf({ practice, provider, headings: pages.provider, modified });
  return new Response(pdf, { headers: { "Content-Type": "application/pdf" } });
};
