import type { APIRoute, GetStaticPaths } from "astro";
import { contentIn, getContent } from "../../data/content.ts";
import type { Language } from "../../languages/languages.ts";
import { pagesFor } from "../_pages.ts";
import { makeSearchIndex } from "../_search/search-index.ts";

export const getStaticPaths = (() =>
  (["en", ...Object.keys(getContent().translations)] as Language[]).map((language) => ({
    params: { language: language === "en" ? undefined : language },
    props: { language },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const pages = pagesFor(getContent(), language);
  return new Response(makeSearchIndex(pages, contentIn(getContent(), language), language), {
    headers: { "Content-Type": "application/json" },
  });
};
