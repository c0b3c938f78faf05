import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { contentFolder, getAllContent } from "../src/data/content.ts";
import { ContentError, inContentFolder } from "../src/data/content-error.ts";
import { checked } from "../staff/checks/content-errors.ts";
import { unansweredHolidays } from "../staff/launch/holidays.ts";
import { launchList, mayOpen } from "../staff/launch/launch-list.ts";
import { launchText } from "../staff/launch/launch-text.ts";
import { removedQuestions } from "../staff/launch/removed-questions.ts";
import { sheetsOf } from "../staff/launch/sheets.ts";

/**
 * `npm run launch:check`: what has to be signed before the site opens, by person, and what can be added then, page by
 * page. Writes a sheet for each person, to tick. Exits with 0 when the public site may be built. EDITOR_PREVIEW is the
 * URL of the preview.
 */
const folder = ".build/launch";

try {
  const content = checked(getAllContent());
  const list = launchList(content);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const previewUrl = process.env["EDITOR_PREVIEW"] ?? "http://localhost:4321";
  const sheets = sheetsOf(content, list, previewUrl);
  for (const [file, text] of sheets) writeFileSync(`${folder}/${file}`, text);
  console.log(launchText(list));
  // Nothing waits for these.
  const today = Temporal.Now.plainDateISO(content.practice.timeZone).toString();
  const reminders = [
    ...unansweredHolidays(content, today),
    ...removedQuestions(content, contentFolder()),
  ];
  for (const { file, line, field, remedy } of reminders)
    console.log(inContentFolder(`\n${file}:${line ?? 1} ${field}: ${remedy}`));
  if (sheets.length > 0)
    console.log(`\nSheets to tick, in ${folder}/: ${sheets.map(([file]) => file).join(", ")}`);
  process.exitCode = mayOpen(list) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
