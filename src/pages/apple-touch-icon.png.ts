import type { APIRoute } from "astro";
import { getContent } from "../data/content.ts";
import { makeIconPng } from "../generated/icons.ts";

export const GET: APIRoute = async () =>
  new Response(await makeIconPng(getContent().practice, 180, "square"), {
    headers: { "Content-Type": "image/png" },
  });
