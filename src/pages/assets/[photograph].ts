import { basename } from "node:path";
import type { APIRoute, GetStaticPaths } from "astro";
import { getPhotographs } from "../../files/photographs/photographs.ts";
import { contentTypeOf } from "../../publish/rules.ts";

export const getStaticPaths = (async () => {
  const { files } = await getPhotographs();
  return files.map(({ path, make }) => ({
    params: { photograph: basename(path) },
    props: { path, make },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props: { path, make } }) =>
  new Response(await make(), { headers: { "Content-Type": contentTypeOf(path) } });
