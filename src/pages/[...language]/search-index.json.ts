import type { APIRoute, GetStaticPaths } from "astro";
import { getContent } from "../../data/content.ts";
import { makeSearchIndex } from "../../files/search-index.ts";
import type { Language } from "../../languages/languages.ts";
import { pagesFor } from "../_pages.ts";

export const getStaticPaths = (() =>
  (["en", ...Object.keys(getContent().translations)] as Language[]).map((language) => ({
    params: { language: language === "en" ? undefined : language },
    props: { language },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const content = getContent();
  const own = (language !== "en" && content.translations[language]) || content;
  return new Response(makeSearchIndex(pagesFor(content, language), own, language), {
    headers: { "Content-Type": "application/json" },
  });
};
