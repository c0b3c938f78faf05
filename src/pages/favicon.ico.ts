import type { APIRoute } from "astro";
import { getContent } from "../data/content.ts";
import { makeFavicon } from "../generated/icons.ts";

export const GET: APIRoute = async () =>
  new Response(await makeFavicon(getContent().practice), {
    headers: { "Content-Type": "image/x-icon" },
  });
