import type { APIRoute } from "astro";
import { getPublicContent } from "../../data/content.ts";
import { makeSearchIndex, searchIndexPath } from "../../generated/search-index.ts";
import { pagesOf } from "../_pages.ts";

const content = getPublicContent();
const index = makeSearchIndex(pagesOf(content), content.search.pages);

export const getStaticPaths = () => [
  { params: { index: searchIndexPath(index).replace(/^.*\/|\.json$/g, "") } },
];

export const GET: APIRoute = () =>
  new Response(index, { headers: { "Content-Type": "application/json" } });
