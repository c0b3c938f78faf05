import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { checkPages } from "./src/build/check-pages.ts";
import { delivery } from "./src/build/integration.ts";
import { checked } from "./src/checks/content-errors.ts";
import { getContent } from "./src/data/content.ts";
import { siteUrlOf } from "./src/data/practice.ts";
import { reloadOnChange } from "./src/data/reload-on-change.ts";
import { editor } from "./src/editor/integration.ts";
import { gallery } from "./src/gallery/integration.ts";
import { chunkUrls } from "./src/islands/chunk-urls.ts";
import { reactOnServer } from "./src/islands/react-on-server.ts";
import { getModified } from "./src/seo/modified.ts";
import { sitemapOptions } from "./src/seo/sitemap.ts";
import { classNames } from "./src/styles/class-names.ts";

const content = checked(getContent());
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const assetNames = { assetFileNames: "assets/[hash][extname]" };

export default defineConfig({
  site: siteUrlOf(content.practice),
  // BUILD_DIR is set by the build command, which moves a finished build to dist/.
  outDir: process.env["BUILD_DIR"] ?? "dist",
  trailingSlash: "never",
  // The delivery step puts the style sheet into the pages.
  build: { format: "file", assets: "assets", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  integrations: [
    reactOnServer(),
    sitemap(sitemapOptions(content, getModified())),
    gallery(),
    editor(),
    checkPages(),
    delivery(),
  ],
  vite: {
    // Every page names its files, so their names are short: 0006.
    build: { cssCodeSplit: false, assetsInlineLimit: 0, rolldownOptions: { output: assetNames } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              ...assetNames,
              entryFileNames: "assets/[hash].js",
              chunkFileNames: "assets/[hash].js",
            },
          },
        },
      },
    },
    plugins: [
      chunkUrls(),
      classNames(folder("src")),
      reloadOnChange(`${resolve(process.env["CONTENT_DIR"] ?? "content")}/`),
    ],
  },
});
