import CMS from "@sveltia/cms";
import { folders, pageFiles, singleFiles } from "./content-files.ts";
import { fileFormat } from "./file-format.ts";
import { formatOf, type Repository, siteConfig } from "./site-config.ts";

/*
 * The editor for staff, as a page of its own. Where it saves to is written into the page: see
 * build-editor.ts, and admin.astro for development.
 */

const { repository, siteUrl } = document.documentElement.dataset;
if (repository === undefined || siteUrl === undefined)
  throw new Error("The page does not say where the content is.");

for (const { name, schema } of singleFiles)
  CMS.registerCustomFormat(formatOf(name, "yaml"), "yaml", fileFormat(schema, "yaml"));
for (const { name, schema } of pageFiles)
  CMS.registerCustomFormat(formatOf(`pages-${name}`, "yaml"), "yaml", fileFormat(schema, "yaml"));
for (const { name, schema, ending } of folders)
  CMS.registerCustomFormat(formatOf(name, ending), ending, fileFormat(schema, ending));

CMS.init({ config: siteConfig(JSON.parse(repository) as Repository, siteUrl) });

// In development a saved file reloads the pages of the site. The editor, which saved it, would lose what is being
// typed by then; the reload waits for this promise, which never ends.
import.meta.hot?.on("vite:beforeFullReload", () => new Promise<never>(() => undefined));
