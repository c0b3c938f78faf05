import { resolve, sep } from "node:path";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import { contentFolder, getAllContent, getContent } from "./src/data/content.ts";
import { siteUrlOf } from "./src/data/practice.ts";
import { drawingsOf } from "./src/publish/drawings.ts";
import { finish } from "./src/publish/integration.ts";
import { practiceColors } from "./src/publish/practice-colors.ts";
import { reactOnServer } from "./src/publish/react-on-server.ts";
import { reloadOnChange } from "./src/publish/reload-on-change.ts";
import { scriptTexts } from "./src/publish/script-text.ts";
import { sharedContent } from "./src/publish/shared-content.ts";
import { stylePlugins } from "./src/publish/style-plugins.ts";
import { artFolder } from "./src/schemas/drawing.ts";
import { checked } from "./staff/checks/content-errors.ts";

const allContent = checked(getAllContent());
const content = getContent();

const assetNames = { assetFileNames: "assets/[hash][extname]" };

/** The editor for staff. A build of the site does not know it. */
const editorInDevelopment: AstroIntegration = {
  name: "editor-in-development",
  hooks: {
    "astro:config:setup": ({ command, injectRoute }) => {
      if (command === "dev")
        injectRoute({ pattern: "/admin", entrypoint: "./staff/editor/admin.astro" });
    },
  },
};

export default defineConfig({
  site: siteUrlOf(content.practice),
  // BUILD_DIR is set by the build command, which moves a finished build to dist/.
  outDir: process.env["BUILD_DIR"] ?? "dist",
  trailingSlash: "never",
  // One style sheet, the same in every page: no paint waits for a second request.
  // Other pages are rendered while one is written or a picture is made.
  build: { format: "file", assets: "assets", inlineStylesheets: "always", concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [reactOnServer(), editorInDevelopment, finish(allContent, content)],
  vite: {
    css: practiceColors(content.practice),
    resolve: { alias: { "@content-art": resolve(contentFolder(), artFolder) } },
    // Each page that a build writes would reload every page that is open here.
    server: { watch: { ignored: ["**/.build/**", "**/dist/**", "**/dist-editor/**"] } },
    build: {
      cssCodeSplit: false,
      cssMinify: "lightningcss",
      assetsInlineLimit: 0,
      rolldownOptions: { output: assetNames },
    },
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
      sharedContent,
      drawingsOf(content.practice),
      scriptTexts,
      stylePlugins,
      reloadOnChange(contentFolder() + sep),
    ],
  },
});
