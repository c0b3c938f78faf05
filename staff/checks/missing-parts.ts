import { type Problem, problemAt, problemOf } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { paths } from "../../src/data/paths.ts";
import { positionOf } from "../position.ts";

/** Parts whose link leads to a page that the practice does not have. */
export function missingParts({ pages }: Content): Problem[] {
  const needs: [file: string, field: string, part: unknown, page: keyof typeof pages][] = [
    ["pages/home", "areas", pages.home.areas, "locations"],
    ["pages/contact", "firstVisit", pages.contact.firstVisit, "new-patients"],
    ["pages/new-patients", "pack", pages["new-patients"]?.pack, "visit-pack"],
  ];
  return needs
    .filter(([, , part, page]) => part !== undefined && pages[page] === undefined)
    .map(([file, field, , page]) =>
      problemOf(
        `content/${file}.yaml`,
        `This needs the page content/pages/${page}.yaml, which does not exist. Add the page, or remove this.`,
        field,
      ),
    );
}

/** Pages that patients look for in the header, and that it does not name. */
export function missingLinks(content: Content): Problem[] {
  const { header } = content.navigation;
  return [paths.contact, paths.services]
    .filter((path) => !header.some((link) => link.path === path))
    .map((path) =>
      problemAt(
        positionOf(content, "content/navigation.yaml", "header"),
        `The header has no link to ${path} any more. Patients look for it there: put it back, unless you mean it.`,
      ),
    );
}
