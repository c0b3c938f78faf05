import { basename } from "node:path";
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from "astro";
import { getContent } from "../../data/content.ts";
import { credentialsPdfPath } from "../../data/file-paths.ts";
import { makeCredentialsPdf } from "../../files/credentials-pdf.ts";
import { getModified } from "../../files/modified.ts";
import { pagesOf } from "../_pages.ts";

export const getStaticPaths = (() =>
  pagesOf(getContent()).flatMap((page) => {
    if (page.kind !== "provider" || page.language !== "en") return [];
    const { provider, sources } = page;
    const credentials = basename(credentialsPdfPath(provider.slug), ".pdf");
    return { params: { credentials }, props: { provider, sources } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { provider, sources },
}) => {
  const { practice, pages } = getContent();
  const modified = getModified()(sources);
  const pdf = await makeCredentialsPdf({ practice, provider, headings: pages.provider, modified });
  return new Response(pdf, { headers: { "Content-Type": "application/pdf" } });
};
