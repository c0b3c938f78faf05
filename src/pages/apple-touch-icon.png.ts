import type { APIRoute } from "astro";
import { makeIconPng } from "../generated/icons.ts";

export const GET: APIRoute = async () =>
  new Response(await makeIconPng(180, "square"), { headers: { "Content-Type": "image/png" } });
