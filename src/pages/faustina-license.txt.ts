import { readFileSync } from "node:fs";

/** The font may be passed on only together with its license (SIL OFL 1.1, condition 2). */
export const GET = () =>
  new Response(readFileSync("node_modules/@fontsource-variable/faustina/LICENSE"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
