import { fileURLToPath } from "node:url";
import { build } from "vite";
import { getAllContent } from "../src/data/content.ts";
import { siteUrlOf } from "../src/data/practice.ts";
import { previewUrl, signInOf } from "../staff/editor/repository.ts";

/**
 * `npm run build -- --editor`: the editor for staff as separate files, in dist-editor/. The settings
 * are in docs/editor.md.
 */
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

try {
  signInOf(process.env);
  const { practice, services } = getAllContent();
  process.env["EDITOR_SITE_URL"] = previewUrl(process.env, siteUrlOf(practice));
  process.env["EDITOR_SERVICES"] = encodeURIComponent(
    JSON.stringify(services.map(({ slug, title }) => ({ slug, title }))),
  );
  await build({
    configFile: false,
    root: folder("../staff/editor"),
    // Relative URLs: the folder may be served anywhere.
    base: "./",
    logLevel: "warn",
    // The settings, from the environment variables of this process.
    envPrefix: "EDITOR_",
    build: {
      outDir: folder("../dist-editor"),
      emptyOutDir: true,
      target: "es2022",
      chunkSizeWarningLimit: 4000,
    },
  });
  console.log(
    "The editor is in dist-editor/. Put the folder on its own host: it is not part of the site.",
  );
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
