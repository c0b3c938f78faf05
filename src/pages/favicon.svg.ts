import type { APIRoute } from "astro";
import { getContent } from "../data/content.ts";
import { makeIconSvg } from "../generated/icons.ts";

export const GET: APIRoute = () =>
  new Response(makeIconSvg(getContent().practice), {
    headers: { "Content-Type": "image/svg+xml" },
  });
