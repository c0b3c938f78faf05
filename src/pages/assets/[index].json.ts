import type { APIRoute } from "astro";
import { getContent } from "../../data/content.ts";
import { makeSearchIndex, searchIndexPath } from "../../generated/search-index.ts";

const index = makeSearchIndex(getContent());

export const getStaticPaths = () => [
  { params: { index: searchIndexPath(index).replace(/^.*\/|\.json$/g, "") } },
];

export const GET: APIRoute = () =>
  new Response(index, { headers: { "Content-Type": "application/json" } });
