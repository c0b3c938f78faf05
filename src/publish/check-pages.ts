import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { getContent } from "../data/content.ts";
import { notFoundPagesOf, pagesOf } from "../pages/_pages.ts";
import { siteFiles } from "./site-files.ts";

/** Fails a build whose pages are not those of the table in src/pages/_pages.ts. */
export function checkPages(contentOf = getContent): AstroIntegration {
  return {
    name: "check-pages",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const content = contentOf();
        const pages = [...pagesOf(content), ...notFoundPagesOf(content)];
        const declared = new Set(pages.map(({ path }) => (path === "/" ? "/index" : path)));
        const files = siteFiles(fileURLToPath(dir)).filter((file) => file.endsWith(".html"));
        const built = new Set(files.map((file) => file.replace(/\.html$/, "")));
        const problems = [
          ...[...built.difference(declared)].map(
            (path) => `${path} was built, but is not in the table. Add it there.`,
          ),
          ...[...declared.difference(built)].map(
            (path) => `${path} is in the table, but was not built.`,
          ),
        ];
        if (problems.length > 0)
          throw new Error(
            `src/pages/_pages.ts and the built pages differ:\n${problems.join("\n")}`,
          );
      },
    },
  };
}
