import type { APIRoute, GetStaticPaths } from "astro";
import { contentIn, getContent } from "../../data/content.ts";
import type { Language } from "../../languages/languages.ts";
import { pagesFor } from "../_pages.ts";
import { type SearchFiles, searchFiles } from "../_search/search-index.ts";

export const getStaticPaths = (() =>
  (["en", ...Object.keys(getContent().translations)] as Language[]).flatMap((language) => {
    const site = getContent();
    const files = searchFiles(pagesFor(site, language), contentIn(site, language), language, site);
    return (["signs", "pages"] as const).map((file) => ({
      params: { language: language === "en" ? undefined : language, search: `search-${file}` },
      props: { text: files[file] },
    }));
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: SearchFiles["signs"] }> = ({ props: { text } }) =>
  new Response(text, { headers: { "Content-Type": "application/json" } });
