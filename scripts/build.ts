import "./production.ts";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contentFolder, getContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { siteEnvironment, siteEnvironments } from "../src/data/site-environment.ts";
import { checked } from "../staff/checks/content-errors.ts";
import { wrongPhotographs } from "../staff/checks/photographs.ts";
import { blocking, launchChecklist } from "../staff/launch/checklist.ts";
import { checklistText, detailsText } from "../staff/launch/checklist-text.ts";

/**
 * `npm run build`: checks the content, builds the site in a folder of its own and moves it to dist/ only when
 * everything succeeded. After a failure dist/ stays as it was. With SITE_ENV=production it
 * refuses while the launch check has a line that is neither settled nor accepted by name. `--uncompressed` writes
 * no Brotli and gzip copies, which take half of the time: for a look at the site on one's own machine.
 */

/** A longer list is told by page. */
const mostDetails = 12;

/** A build that cannot go on, for a reason that its message explains to whoever started it. */
class BuildError extends Error {}

/** @throws BuildError when this environment may not build, or the site may not go public as it is */
function checkEnvironment(): void {
  const environment = siteEnvironment();
  if (environment === undefined)
    throw new BuildError(
      `SITE_ENV is "${process.env["SITE_ENV"]}". Set it to one of: ${siteEnvironments.join(", ")}.`,
    );
  if (environment !== "production") return;
  if (!process.env["SITE_URL"])
    throw new BuildError(
      "SITE_URL is missing. Set it to the address of the public site, such as https://www.example.com. dist/ is as it was.",
    );
  const content = getContent();
  const checklist = launchChecklist({ content });
  const blocks = blocking(checklist);
  const shown = checklist.open.filter(({ meanwhile }) => meanwhile === "shown");
  if (shown.length > 0)
    console.warn(
      `Changed since they were approved, and public all the same:\n\n${detailsText(content, shown)}\n`,
    );
  if (blocks.length === 0) return;
  const list =
    blocks.length > mostDetails
      ? checklistText(content, { ...checklist, open: blocks })
      : detailsText(content, blocks);
  throw new BuildError(
    `${list}\n\nThe public site was not built; dist/ is as it was. Settle what is open, have it signed (npm run launch:sign), or accept it by name in content/launch.yaml.`,
  );
}

/** A folder on the disk of dist/, so that what is built in it can take its place by renaming. */
function folderAside(): string {
  mkdirSync(".build", { recursive: true });
  // Builds that run at once do not meet: the last to finish is the site.
  const aside = mkdtempSync(".build/build-");
  process.once("exit", () => rmSync(aside, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return aside;
}

async function build(aside: string, site: string): Promise<void> {
  try {
    // Imported here, the configuration shares its modules with this command. Astro would transform them anew.
    const { default: config } = await import("../astro.config.ts");
    await (await import("astro")).build({ ...config, configFile: false });
  } catch (error) {
    console.error(error);
    throw new BuildError("The build did not finish. dist/ is as it was.");
  }
  if (existsSync("dist")) renameSync("dist", join(aside, "former"));
  renameSync(site, "dist");
  // Since this process began.
  const seconds = (performance.now() / 1000).toFixed(1);
  const copies = values.uncompressed ? " without compressed copies" : "";
  console.log(`The site is in dist/${copies}, after ${seconds} s. To look at it: npm run preview`);
}

const { values } = parseArgs({
  options: {
    editor: { type: "boolean", default: false },
    uncompressed: { type: "boolean", default: false },
  },
});
try {
  if (values.editor) await import("./build-editor.ts");
  else {
    const aside = folderAside();
    const site = join(aside, "site");
    Object.assign(process.env, { BUILD_DIR: site, ASTRO_TELEMETRY_DISABLED: "1" });
    if (values.uncompressed) process.env["BUILD_UNCOMPRESSED"] = "1";
    const problems = await wrongPhotographs(checked(getContent()), contentFolder());
    if (problems.length > 0) throw new ContentError(problems);
    checkEnvironment();
    await build(aside, site);
  }
} catch (error) {
  if (!(error instanceof ContentError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
