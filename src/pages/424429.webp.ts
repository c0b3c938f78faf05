import type { APIRoute } from "astro";
import { getContent } from "../data/content.ts";
import { makeShareImage } from "../generated/share-image.ts";

export const GET: APIRoute = async () =>
  new Response(await makeShareImage(getContent().practice), {
    headers: { "Content-Type": "image/webp" },
  });
