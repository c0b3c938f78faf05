import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A test that hangs fails; how fast a machine is, no test judges.
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], setupFiles: ["tests/unit/missing-in-jsdom.ts"] } },
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          // The pages are parsed once and shared: they are read, never changed.
          environment: "jsdom",
          isolate: false,
          maxWorkers: 1,
        },
      },
    ],
  },
});
