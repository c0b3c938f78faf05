import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import type { Plugin } from "vite";
import { getContent } from "./src/data/content.ts";
import { siteUrlOf } from "./src/data/practice.ts";
import { delivery } from "./src/delivery/integration.ts";
import { getModified } from "./src/seo/modified.ts";
import { sitemapOptions } from "./src/seo/sitemap.ts";

const content = getContent();

/** CSS Modules name a class after its component, so a page's source says where a rule stands. */
function scopedName(name: string, file: string): string {
  const [, component = ""] = /([^/\\]+)\.module\.css/.exec(file) ?? [];
  return `${component}-${name}`;
}

export default defineConfig({
  site: siteUrlOf(content.practice),
  // BUILD_DIR is set by the build command, which moves a finished build to dist/.
  outDir: process.env["BUILD_DIR"] ?? "dist",
  trailingSlash: "never",
  build: { format: "file", assets: "assets", inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  integrations: [react(), sitemap(sitemapOptions(content, getModified())), delivery()],
  vite: {
    css: { modules: { generateScopedName: scopedName } },
    build: { cssCodeSplit: false, assetsInlineLimit: 0 },
    plugins: [classNamesOnly(), reloadOnContentChange()],
  },
});

/**
 * The browser's code needs the class names of a style sheet and not its rules: these are in every
 * page already, from the server's build, and would only stand there twice.
 */
function classNamesOnly(): Plugin {
  const mark = "\0class-names:";
  return {
    name: "class-names-only",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer) {
      if (!source.endsWith(".module.css")) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found === null ? undefined : `${mark}${found.id.replace(/\.css$/, "")}`;
    },
    load: (id) => (id.startsWith(mark) ? `export default new Proxy({}, { get: (_, name) => ${JSON.stringify(scopedName("", `${id}.css`))} + name });` : undefined),
  };
}

/** In development, a saved content file is read again and the page reloads. */
function reloadOnContentChange(): Plugin {
  const folder = fileURLToPath(new URL("content/", import.meta.url));
  return {
    name: "reload-on-content-change",
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(folder)) return;
        server.moduleGraph.invalidateAll();
        server.hot.send({ type: "full-reload" });
      });
    },
  };
}
