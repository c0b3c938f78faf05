import { existsSync, readFileSync } from "node:fs";
import { type BuildMark, git, whyNotPublic } from "../src/build/build-mark.ts";
import { hostingFiles } from "../src/hosting/rules.ts";

/**
 * `npx node scripts/publish-check.ts`: exits with 1 unless dist/ is a production build of the newest commit, which
 * the first argument names; without one, that of this folder. Run it before an upload.
 */
const [newest = git("rev-parse", "HEAD")] = process.argv.slice(2);
const file = `dist${hostingFiles.mark}`;
const problem = existsSync(file)
  ? whyNotPublic(JSON.parse(readFileSync(file, "utf8")) as BuildMark, newest)
  : "There is no finished build in dist/. Run npm run build.";
if (problem !== undefined) {
  console.error(`${problem} Nothing was published.`);
  process.exitCode = 1;
}
