import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { getContent } from "../src/data/content.ts";
import { siteUrlOf } from "../src/data/practice.ts";
import { addRelease } from "../src/delivery/release.ts";
import { hostingFiles } from "../src/delivery/rules.ts";

/**
 * `npm run release -- FOLDER`: adds dist/ to the releases in a folder, for an own server with Caddy.
 * Caddy serves it from the moment it reads FOLDER/Caddyfile again. See docs/deploying.md.
 */
const [folder, ...more] = process.argv.slice(2);

if (folder === undefined || more.length > 0) {
  console.error("Name the folder of the releases, such as: npm run release -- /srv/site");
  process.exitCode = 1;
} else if (!existsSync(`dist${hostingFiles.headers}`)) {
  console.error("There is no dist/ to release yet. Run: npm run build");
  process.exitCode = 1;
} else {
  const target = resolve(folder);
  const { id } = addRelease("dist", target, new URL(siteUrlOf(getContent().practice)).host);
  console.log(
    `Release ${id} is ready in ${target}. To serve it: caddy reload --config ${target}/Caddyfile`,
  );
}
