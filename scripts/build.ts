import "./production.ts";
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contentFolder, getAllContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { siteEnvironment, siteEnvironments } from "../src/data/site-environment.ts";
import { removeUnfinished, unfinishedName } from "../src/files/made-once.ts";
import { checked } from "../staff/checks/content-errors.ts";
import { wrongDrawings } from "../staff/checks/drawings.ts";
import { wrongPhotographs } from "../staff/checks/photographs.ts";
import { changedText, leftOutText, refusalText } from "../staff/review/list-text.ts";
import { mayOpen, readingList } from "../staff/review/reading-list.ts";
import { localPreview } from "../staff/review/sheets.ts";
import { systemFault } from "./system-fault.ts";

/**
 * `npm run build`: checks the content, builds the site in its own folder and moves it to dist/ only when
 * everything succeeded. After a failure dist/ stays as it was. With SITE_ENV=production it
 * refuses while somebody has to read a page first, and says what it leaves out. `--opening` builds what the public
 * will see once what opens the site has been read.
 */

/** A build that cannot go on, for a reason that its message explains to whoever started it. */
class BuildError extends Error {}

/** @throws BuildError when the settings or the path of this folder allow no build */
function checkSettings(): void {
  const environment = siteEnvironment();
  if (environment === undefined)
    throw new BuildError(
      `SITE_ENV is "${process.env["SITE_ENV"]}". Set it to one of: ${siteEnvironments.join(", ")}.`,
    );
  // Vite takes what follows either for no part of a path.
  if (/[#?]/.test(process.cwd()))
    throw new BuildError(
      `The path of this folder, ${process.cwd()}, holds # or ?, with which no site can be built. Rename or move the folder.`,
    );
  if (environment === "production" && !process.env["SITE_URL"])
    throw new BuildError(
      "SITE_URL is missing. Set it to the address of the public site, such as https://www.example.com. dist/ is as it was.",
    );
}

/** @throws BuildError when the public site is built, and something that opens it is not signed */
function checkSignatures(): void {
  if (siteEnvironment() !== "production") return;
  const content = getAllContent();
  const root = contentFolder();
  const list = readingList(content, root);
  if (!mayOpen(list))
    throw new BuildError(
      `${refusalText(list, process.env["PREVIEW_URL"] ?? localPreview, root)}\n\nThe public site was not built; dist/ is as it was. Have it read: npm run launch:check -- --open writes the sheets, npm run launch:sign takes them.`,
    );
  for (const text of [changedText(list, root), leftOutText(content)])
    if (text !== "") console.warn(`${text}\n`);
}

/** A folder on the disk of dist/, so that what is built in it can take its place by renaming. */
function folderAside(): string {
  mkdirSync(".build", { recursive: true });
  // A build was killed between its two renames.
  const [former] = globSync(".build/build~*/former");
  if (former !== undefined && !existsSync("dist")) renameSync(former, "dist");
  removeUnfinished(".build");
  // Builds that run at once do not meet: the last to finish is the site.
  const aside = mkdtempSync(unfinishedName(".build/build"));
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
    console.error(systemFault(error) ?? error);
    throw new BuildError("The build did not finish. dist/ is as it was.");
  }
  if (existsSync("dist")) renameSync("dist", join(aside, "former"));
  renameSync(site, "dist");
  // Since this process began.
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`The site is in dist/, after ${seconds} s. To look at it: npm run preview`);
}

const { values } = parseArgs({
  options: {
    editor: { type: "boolean", default: false },
    opening: { type: "boolean", default: false },
  },
});
if (values.opening) process.env["SITE_ENV"] = "opening";
try {
  if (values.editor) await import("./build-editor.ts");
  else {
    checkSettings();
    const aside = folderAside();
    const site = join(aside, "site");
    Object.assign(process.env, { BUILD_DIR: site, ASTRO_TELEMETRY_DISABLED: "1" });
    const problems = [
      ...(await wrongPhotographs(checked(getAllContent()), contentFolder())),
      ...(await wrongDrawings(contentFolder())),
    ];
    if (problems.length > 0) throw new ContentError(problems);
    checkSignatures();
    await build(aside, site);
  }
} catch (error) {
  if (!(error instanceof ContentError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
