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
import { signed } from "../staff/launch/sign.ts";

const usage = `Usage: npm run launch:sign -- NAME... --by "Who, MD" [--as ${roles.join("|")}] [--proof "What, and where it is kept"]
NAME is a line of npm run launch:check, or the beginning of several, such as services/sleep-apnea.`;

/** `npm run launch:sign`: writes into content/launch.yaml that somebody has checked lines and found them right. */
try {
  const { values, positionals } = parseArgs({
    options: { by: { type: "string" }, as: { type: "string" }, proof: { type: "string" } },
    allowPositionals: true,
  });
  if (positionals.length === 0 || values.by === undefined) throw new TypeError(usage);
  const content = checked(getContent());
  const today = Temporal.Now.plainDateISO(content.practice.timeZone).toString();
  const { launch, reviews, lines } = signed(content, launchChecklist({ content }).open, {
    names: positionals,
    by: values.by,
    date: today,
    as: values.as,
    proof: values.proof,
  });
  write("launch.yaml", launch);
  for (const [file, review] of reviews) write(file, { review });
  console.log(`Signed by ${values.by}:\n${lines.join("\n")}`);
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
