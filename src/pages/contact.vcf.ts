import type { APIRoute } from "astro";
import { getContent } from "../data/content.ts";
import { makeContactCard } from "../generated/contact-card.ts";

export const GET: APIRoute = () =>
  new Response(makeContactCard(getContent().practice), {
    headers: { "Content-Type": "text/vcard; charset=utf-8" },
  });
