import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { contentFolder, getAllContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { checked } from "../staff/checks/content-errors.ts";
import { readAnswers } from "../staff/review/sheets.ts";
import { refusedText, signed, writeReviews } from "../staff/review/sign.ts";

const usage = `Usage: npm run launch:sign -- --from FILE
   or: npm run launch:sign -- PATH... --by "Who, MD"
FILE is what a sheet of npm run launch:check -- --open downloads. PATH is a page of it, such as
content/services/sleep-apnea.yaml, or a language, such as es.`;

/** `npm run launch:sign`: writes into the files of pages that somebody has read them and found them right. */
try {
  const { values, positionals } = parseArgs({
    options: { from: { type: "string" }, by: { type: "string" } },
    allowPositionals: true,
  });
  const { from } = values;
  if (from !== undefined && !existsSync(from)) throw new TypeError(`There is no file ${from}.`);
  const typed = { by: values.by, answers: positionals.map((name) => ({ name })) };
  const { by, answers } = from === undefined ? typed : readAnswers(readFileSync(from, "utf8"));
  if (answers.length === 0 || by === undefined) throw new TypeError(usage);
  const content = checked(getAllContent());
  const today = Temporal.Now.plainDateISO(content.practice.timeZone).toString();
  const { reviews, names, changes, refused } = signed(content, answers, by, today);
  writeReviews(contentFolder(), reviews);
  if (names.length > 0) console.log(`Read and approved by ${by}:\n${names.join("\n")}`);
  if (changes.length > 0) console.log(`\nTo change, says ${by}:\n${changes.join("\n")}`);
  if (refused.length > 0) throw new TypeError(refusedText(refused));
} catch (error) {
  if (!(error instanceof ContentError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
