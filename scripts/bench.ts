/** `npm run bench -- build`, `-- pages` or `-- press`: see the script of that name for its options. */
const benchmarks: Record<string, () => Promise<unknown>> = {
  build: () => import("./bench-build.ts"),
  pages: () => import("./bench-pages.ts"),
  press: () => import("./bench-press.ts"),
};

const [benchmark = ""] = process.argv.splice(2, 1);
const start = benchmarks[benchmark];
if (start === undefined) {
  console.error(`Name a benchmark: ${Object.keys(benchmarks).join(", ")}.`);
  process.exitCode = 1;
} else await start();

export {};
