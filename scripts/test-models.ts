import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, resolve } from "node:path";
import { paths } from "../tests/models/visit.ts";
import { chromiumPath } from "./browser.ts";

/**
 * `npm run test:models`: at least a thousand random visits through the built site, each step checked
 * against the model. They are others each time; SEED=… repeats those of a run, which prints its own.
 */
const least = 1000;

/** Visits of one test: after so many the browser begins anew. */
const runs = 12;
const repeats = Math.ceil(least / (paths.length * runs));

const seed = process.env["SEED"] || String(Date.now() % 2 ** 31);
const planned = paths.length * repeats * runs;
console.log(
  `${planned} visits (${repeats} times ${runs} from each of ${paths.join(", ")}) with SEED=${seed}`,
);

const began = performance.now();
const child = spawn(
  "playwright",
  ["test", "--project", "models", "--repeat-each", String(repeats)],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      SEED: seed,
      RUNS: String(runs),
      CHROMIUM_PATH: await chromiumPath(),
      PATH: [resolve("node_modules/.bin"), process.env["PATH"]].join(delimiter),
    },
    shell: process.platform === "win32",
  },
);
const [code] = await once(child, "close");
console.log(
  `${planned} visits with SEED=${seed} in ${((performance.now() - began) / 60_000).toFixed(1)} minutes: ${code === 0 ? "all as the model says" : "the failures stand above"}.`,
);
process.exitCode = code ?? 1;
