import type { APIRoute } from "astro";
import { getContent } from "../data/content.ts";
import { makeManifest } from "../generated/manifest.ts";

export const GET: APIRoute = () =>
  new Response(makeManifest(getContent().practice), {
    headers: { "Content-Type": "application/manifest+json" },
  });
