import type { APIRoute } from "astro";
import { makeIconSvg } from "../generated/icons.ts";

export const GET: APIRoute = () =>
  new Response(makeIconSvg(), { headers: { "Content-Type": "image/svg+xml" } });
