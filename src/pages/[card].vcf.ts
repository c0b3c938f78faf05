import { basename } from "node:path";
import type { APIRoute, GetStaticPaths } from "astro";
import { getContent } from "../data/content.ts";
import { contactCardPath } from "../data/file-paths.ts";
import { makeContactCard } from "../files/contact-card.ts";
import type { OfficeContent } from "../schemas/practice.ts";

interface Props {
  office: OfficeContent | undefined;
}

export const getStaticPaths = (() =>
  [undefined, ...getContent().practice.otherOffices].map((office) => ({
    params: { card: basename(contactCardPath(office?.name), ".vcf") },
    props: { office },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { office } }) =>
  new Response(makeContactCard(getContent().practice, office), {
    headers: { "Content-Type": "text/vcard; charset=utf-8" },
  });
