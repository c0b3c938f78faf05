import type { APIRoute } from "astro";
import { getContent } from "../data/content.ts";
import { robotsTxt } from "../seo/sitemap.ts";

export const GET: APIRoute = () =>
  new Response(robotsTxt(getContent().practice), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
