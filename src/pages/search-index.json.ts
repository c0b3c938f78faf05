import { getPublicContent } from "../data/content.ts";
import { makeSearchIndex } from "../generated/search-index.ts";
import { pagesOf } from "./_pages.ts";

export const GET = () => {
  const content = getPublicContent();
  return new Response(makeSearchIndex(pagesOf(content), content.search.pages), {
    headers: { "Content-Type": "application/json" },
  });
};
