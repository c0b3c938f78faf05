import { preferencesScript, preferencesScriptHash } from "../../islands/preferences-script.ts";

export const getStaticPaths = () => [{ params: { preferences: `preferences.${preferencesScriptHash}` } }];

export const GET = () => new Response(preferencesScript, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
