import type { APIRoute } from "astro";
import { makeIconPng } from "../generated/icons.ts";

export const GET: APIRoute = async () =>
  new Response(await makeIconPng(512, "maskable"), { headers: { "Content-Type": "image/png" } });
