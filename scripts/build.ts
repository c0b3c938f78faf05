import { rmSync } from "node:fs";
import { getContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { buildSite } from "../src/delivery/build-site.ts";
import { BuildError, lock, placesIn, publish, recover } from "../src/delivery/publish.ts";

/**
 * `npm run build`: checks the content, builds the site aside and puts it into dist/ only when
 * everything went well. Whatever goes wrong, dist/ stays as it was.
 */
const places = placesIn(".build", "dist");

try {
  getContent();
  const release = lock(".build/lock");
  try {
    recover(places);
    const report = await buildSite(places.building);
    if (report === undefined) {
      rmSync(places.building, { recursive: true, force: true });
      throw new BuildError("The build did not finish. dist/ is as it was.");
    }
    publish(places);
    console.log(`${report.pages} pages in ${report.seconds.toFixed(1)} s. The site is in dist/. To look at it: npm run preview`);
  } finally {
    release();
  }
} catch (error) {
  if (!(error instanceof ContentError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
