import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRoute, GetStaticPaths } from "astro";
import { contentFolder, getContent } from "../../data/content.ts";
import { formFiles } from "../../data/form-files.ts";
import { formFolder } from "../../schemas/practice.ts";

export const getStaticPaths = (() =>
  formFiles(getContent()).map((form) => ({ params: { form } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { form: string }> = ({ params: { form } }) =>
  new Response(readFileSync(join(contentFolder(), formFolder, form)), {
    headers: { "Content-Type": "application/pdf" },
  });
