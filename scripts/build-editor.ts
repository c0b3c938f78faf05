import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { getContent } from "../src/data/content.ts";
import { siteUrlOf } from "../src/data/practice.ts";
import { repositoryOf } from "../src/editor/repository.ts";
import type { Repository } from "../src/editor/site-config.ts";

/**
 * `npm run build -- --editor`: the editor for staff as files of its own, in dist-editor/. EDITOR_REPOSITORY
 * says where the content is. See docs/decisions/0007-editor-for-staff.md.
 */

/** Writes into the page where the content is. */
function placesInPage(repository: Repository, siteUrl: string): Plugin {
  const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return {
    name: "places-in-page",
    transformIndexHtml: (html) =>
      html
        .replace('data-repository=""', `data-repository="${quoted(JSON.stringify(repository))}"`)
        .replace('data-site-url=""', `data-site-url="${quoted(siteUrl)}"`),
  };
}

try {
  const repository = repositoryOf(process.env["EDITOR_REPOSITORY"]);
  await build({
    configFile: false,
    root: fileURLToPath(new URL("../src/editor", import.meta.url)),
    // Relative addresses: the folder may be served anywhere.
    base: "./",
    logLevel: "warn",
    build: {
      outDir: fileURLToPath(new URL("../dist-editor", import.meta.url)),
      emptyOutDir: true,
      target: "es2022",
      chunkSizeWarningLimit: 4000,
    },
    plugins: [placesInPage(repository, siteUrlOf(getContent().practice))],
  });
  console.log(
    "The editor is in dist-editor/. Put the folder on a host of its own: it is no part of the site.",
  );
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
