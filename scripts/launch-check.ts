import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { getContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { checked } from "../staff/checks/content-errors.ts";
import { isClear, launchChecklist } from "../staff/launch/checklist.ts";
import { signedAs } from "../staff/launch/checklist-item.ts";
import { checklistText, detailsText } from "../staff/launch/checklist-text.ts";
import { sheetsOf } from "../staff/launch/sheets.ts";

/**
 * `npm run launch:check`: what is not ready for the public, by person and page. Writes a sheet for each
 * person, to print or open. Exits with 0 only when nothing is left. `--page NAME` prints each question about
 * a page, `--json` everything as JSON. EDITOR_PREVIEW is the URL of the preview.
 */
const sheets = ".build/launch";
const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, page: { type: "string" } },
});

try {
  const content = checked(getContent());
  const checklist = launchChecklist({ content });
  const { page } = values;
  if (values.json)
    console.log(JSON.stringify({ clear: isClear(checklist), ...checklist }, null, 2));
  else if (page !== undefined)
    console.log(
      detailsText(
        content,
        checklist.open.filter((item) => [signedAs(item), item.id].includes(page)),
      ) || `Nothing is open under ${page}.`,
    );
  else {
    rmSync(sheets, { recursive: true, force: true });
    mkdirSync(sheets, { recursive: true });
    const previewUrl = process.env["EDITOR_PREVIEW"] ?? "http://localhost:4321";
    const written = sheetsOf(content, checklist, previewUrl).map(([file, text]) => {
      writeFileSync(`${sheets}/${file}`, text);
      return file;
    });
    console.log(checklistText(content, checklist));
    if (written.length > 0) console.log(`Sheets to sign, in ${sheets}/: ${written.join(", ")}`);
  }
  process.exitCode = isClear(checklist) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
