import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
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
    plugins: [reloadOnContentChange()],
  },
});

/** In development, a saved content file is read again and the page reloads. */
function reloadOnContentChange(): import("vite").Plugin {
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
