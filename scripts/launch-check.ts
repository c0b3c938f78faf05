import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { contentFolder, getAllContent } from "../src/data/content.ts";
import { ContentError, inContentFolder } from "../src/data/content-error.ts";
import { checked } from "../staff/checks/content-errors.ts";
import { unansweredHolidays } from "../staff/review/holidays.ts";
import { listText } from "../staff/review/list-text.ts";
import { isEmergencyRead, mayOpen, readingList } from "../staff/review/reading-list.ts";
import { localPreview, sheetsOf } from "../staff/review/sheets.ts";

/**
 * `npm run launch:check`: who has to read which pages before the public does, in order. Exits with 0 when the public site
 * may be built. PREVIEW_URL is the address of the preview.
 *
 * - `--open` writes a sheet for each reader, to tick.
 * - `--changed` exits with 0 unless what to do in an emergency has changed since it was read: for pull requests.
 */
const folder = ".build/to-read";

try {
  const { values } = parseArgs({
    options: {
      open: { type: "boolean", default: false },
      changed: { type: "boolean", default: false },
    },
  });
  const content = checked(getAllContent());
  const list = readingList(content, contentFolder());
  const previewUrl = process.env["PREVIEW_URL"]?.replace(/\/$/, "") || localPreview;
  console.log(inContentFolder(listText(content, list, previewUrl, contentFolder())));
  // Nothing waits for these.
  const today = Temporal.Now.plainDateISO(content.practice.timeZone).toString();
  for (const { file, line, field, remedy } of unansweredHolidays(content, today))
    console.log(
      inContentFolder(`\n${file}${line === undefined ? "" : `:${line}`} ${field}: ${remedy}`),
    );
  if (values.open) {
    const sheets = sheetsOf(content, list, previewUrl);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of sheets) writeFileSync(`${folder}/${file}`, text);
    console.log(`\nSheets to tick, in ${folder}/: ${sheets.map(([file]) => file).join(", ")}`);
  }
  process.exitCode = (values.changed ? isEmergencyRead : mayOpen)(list) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
