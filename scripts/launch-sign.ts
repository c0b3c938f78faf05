import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { contentFolder, getContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { roles } from "../src/schemas/to-confirm.ts";
import { checked } from "../staff/checks/content-errors.ts";
import { editedYaml } from "../staff/editor/yaml-edits.ts";
import { launchChecklist } from "../staff/launch/checklist.ts";
import { readForm } from "../staff/launch/sheets.ts";
import { signed } from "../staff/launch/sign.ts";

const usage = `Usage: npm run launch:sign -- --from SHEET.yaml
   or: npm run launch:sign -- NAME... --by "Who, MD" [--as ${roles.join("|")}] [--proof "What, and where it is kept"]
NAME is a page or a text of npm run launch:check, such as services/sleep-apnea, and SHEET.yaml one of those that it writes.`;

/** `npm run launch:sign`: writes into content/launch.yaml that somebody has checked pages and found them right. */
try {
  const { values, positionals } = parseArgs({
    options: {
      from: { type: "string" },
      by: { type: "string" },
      as: { type: "string" },
      proof: { type: "string" },
    },
    allowPositionals: true,
  });
  const request =
    values.from === undefined
      ? {
          rights: positionals.map((name) => ({ name, proof: values.proof })),
          by: values.by,
          as: roles.find((role) => role === values.as),
        }
      : readForm(parse(readFileSync(values.from, "utf8")));
  const { rights, by, as } = request;
  if (rights.length === 0 || by === undefined || (values.as ?? as) !== as)
    throw new TypeError(usage);
  const content = checked(getContent());
  const date = Temporal.Now.plainDateISO(content.practice.timeZone).toString();
  const checklist = launchChecklist({ content });
  const { launch, reviews, names, refused } = signed(content, checklist, { rights, by, as, date });
  if (names.length > 0) {
    write("launch.yaml", launch);
    for (const [file, review] of reviews) write(file, { review });
    console.log(`Signed by ${by}:\n${names.join("\n")}`);
  }
  if (refused.length > 0) throw new TypeError(`Not signed:\n${refused.join("\n")}`);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Replaces fields at the top of a content file, with its comments kept. */
function write(file: string, fields: Record<string, unknown>): void {
  const path = join(contentFolder(), file);
  // An empty list begins with a line for each entry, so that two people's signatures merge.
  const source = readFileSync(path, "utf8").replace(/^signed: \[\]$/m, "signed:");
  writeFileSync(path, editedYaml(source, { ...parse(source), ...fields }));
}
