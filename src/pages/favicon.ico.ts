import type { APIRoute } from "astro";
import { makeFavicon } from "../generated/icons.ts";

export const GET: APIRoute = async () =>
  new Response(await makeFavicon(), { headers: { "Content-Type": "image/x-icon" } });
