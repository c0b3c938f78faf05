import { beforePaintHash, beforePaintScript } from "../../islands/before-paint.ts";

export const getStaticPaths = () => [{ params: { script: beforePaintHash } }];

export const GET = () => new Response(beforePaintScript, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
