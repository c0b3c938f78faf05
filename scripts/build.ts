import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BuildReport, buildSite } from "../src/build/build-site.ts";
import { BuildError, lock, placesIn, publish, recover } from "../src/build/publish.ts";
import { checked } from "../src/checks/content-errors.ts";
import { wrongPhotographs } from "../src/checks/photographs.ts";
import { contentFolder, getContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { siteEnvironment, siteEnvironments } from "../src/data/site-environment.ts";
import { isPublishable, launchChecklist } from "../src/launch/checklist.ts";
import { checklistText } from "../src/launch/checklist-text.ts";

/**
 * `npm run build`: checks the content, builds the site in a work folder and moves it to dist/ only when
 * everything succeeded. After a failure dist/ stays as it was. With SITE_ENV=production it
 * refuses while the launch check has a line that is neither settled nor accepted by name.
 */
const places = placesIn(".build", "dist");

/** @throws BuildError with the checklist, when the site may not go public as it is */
function requirePublishable(): void {
  const checklist = launchChecklist({ content: getContent() });
  if (isPublishable(checklist)) return;
  throw new BuildError(
    `${checklistText(checklist)}\n\nThe public site was not built; dist/ is as it was. Settle each open line, sign it (npm run launch:sign), or accept it by name in content/launch.yaml.`,
  );
}

/** Builds the site in a work folder, and empties it when the result may not be published. */
async function buildAside(): Promise<BuildReport> {
  try {
    const report = await buildSite(places.building);
    if (report === undefined) throw new BuildError("The build did not finish. dist/ is as it was.");
    return report;
  } catch (error) {
    rmSync(places.building, { recursive: true, force: true });
    throw error;
  }
}

async function build(): Promise<void> {
  try {
    const environment = siteEnvironment();
    if (environment === undefined)
      throw new BuildError(
        `SITE_ENV is "${process.env["SITE_ENV"]}". Set it to one of: ${siteEnvironments.join(", ")}.`,
      );
    const production = environment === "production";
    if (production && !process.env["SITE_URL"])
      throw new BuildError(
        "SITE_URL is missing. Set it to the address of the public site, such as https://www.example.com. dist/ is as it was.",
      );
    // Invalid content stops here, before the lock is taken.
    const problems = await wrongPhotographs(checked(getContent()), contentFolder());
    if (problems.length > 0) throw new ContentError(problems);
    if (production) requirePublishable();
    const release = lock(".build/lock");
    try {
      recover(places);
      const report = await buildAside();
      publish(places);
      console.log(
        `${report.pages} pages in ${report.seconds.toFixed(1)} s. The site is in dist/. To look at it: npm run preview`,
      );
    } finally {
      release();
    }
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof BuildError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const { values } = parseArgs({
  options: {
    verify: { type: "boolean", default: false },
    editor: { type: "boolean", default: false },
  },
});
if (values.verify) await import("./verify-build.ts");
else if (values.editor) await import("./build-editor.ts");
else await build();
