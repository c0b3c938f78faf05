import { availableParallelism } from "node:os";
import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** A drawing that is imported is an object, as with Astro. */
const drawings: Plugin = {
  name: "drawings",
  enforce: "pre",
  load: (id) =>
    /\.svg(\?plain)?$/.test(id)
      ? `export default ${JSON.stringify({ src: `/assets/${basename(id, "?plain")}`, width: 2, height: 1 })}`
      : undefined,
};

const unit = {
  // Staff change the live content at any time; what a part does is shown on the example practice.
  env: { CONTENT_DIR: resolve("tests/practice/content") },
  setupFiles: ["tests/unit/missing-in-jsdom.ts"],
  // By default Vitest leaves one processor free, which is half of two.
  maxWorkers: availableParallelism(),
};

export default defineConfig({
  plugins: [drawings],
  resolve: { alias: { "@content-art": resolve("tests/practice/content/art") } },
  test: {
    tags: [{ name: "long", description: "Runs in npm run test:all alone." }],
    // A test that hangs fails; how fast a machine is, no test judges.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/{unit,staff/unit}/**/*.test.{ts,tsx}"],
          exclude: ["tests/unit/browser/**"],
          // The example practice is loaded once in each worker.
          isolate: false,
          ...unit,
        },
      },
      {
        extends: true,
        // Islands leave listeners on the document, so each file has its own.
        test: { name: "islands", include: ["tests/unit/browser/*.test.{ts,tsx}"], ...unit },
      },
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/built/*.test.ts"],
          // The pages are parsed once and shared: they are read, never changed.
          environment: "jsdom",
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: "views",
          include: ["tests/built/example/*.test.ts"],
          environment: "jsdom",
          // Projects that run together must have the same.
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: "specification",
          include: ["tests/built/client/*.test.ts"],
          environment: "jsdom",
        },
      },
    ],
  },
});
