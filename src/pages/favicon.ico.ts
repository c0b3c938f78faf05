import type { APIRoute } from "astro";
import { makeFavicon } from "../files/icons.ts";

export const GET: APIRoute = async () => new Response(await makeFavicon(), { headers: { "Content-Type": "image/x-icon" } });
