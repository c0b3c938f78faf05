import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { getContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { checked } from "../staff/checks/content-errors.ts";
import { isClear, launchChecklist } from "../staff/launch/checklist.ts";
import { checklistText } from "../staff/launch/checklist-text.ts";
import { rolePages } from "../staff/launch/role-pages.ts";

/**
 * `npm run launch:check`: everything in the content that is not ready for the public, by who must act.
 * Writes a page for each role, to print or open. Exits with 0 only when nothing is left.
 * `--json` prints the same as JSON.
 */
const pages = ".build/launch";
const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });

try {
  const content = checked(getContent());
  const checklist = launchChecklist({ content });
  if (values.json)
    console.log(JSON.stringify({ clear: isClear(checklist), ...checklist }, null, 2));
  else {
    rmSync(pages, { recursive: true, force: true });
    mkdirSync(pages, { recursive: true });
    const written = rolePages(content, checklist).map(([role, html]) => {
      const path = `${pages}/${role.replace(" ", "-")}.html`;
      writeFileSync(path, html);
      return path;
    });
    console.log(checklistText(checklist));
    if (written.length > 0) console.log(`To print, or open in the browser: ${written.join(", ")}`);
  }
  process.exitCode = isClear(checklist) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
