import { announcementsAt } from "../../data/announcements.ts";
import { buildMoment } from "../../data/build-moment.ts";
import { getContent } from "../../data/content.ts";
import { beforePaintHash, beforePaintScript } from "../../islands/before-paint.ts";

export const getStaticPaths = () =>
  announcementsAt(getContent(), buildMoment()).length > 0
    ? [{ params: { script: beforePaintHash } }]
    : [];

export const GET = () =>
  new Response(beforePaintScript, {
    headers: { "Content-Type": "text/javascript; charset=utf-8" },
  });
