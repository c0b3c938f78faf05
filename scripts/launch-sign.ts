import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { contentFolder, getAllContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { roles } from "../src/schemas/to-confirm.ts";
import { checked } from "../staff/checks/content-errors.ts";
import { readTicked } from "../staff/launch/sheets.ts";
import { signed, writeSignatures } from "../staff/launch/sign.ts";

const usage = `Usage: npm run launch:sign -- --from FILE
   or: npm run launch:sign -- NAME... --by "Who, MD" [--as ${roles.join("|")}] [--proof "What, and where it is kept"]
FILE is what a sheet of npm run launch:check downloads, and NAME a page or a text of it, such as services/sleep-apnea.`;

/** `npm run launch:sign`: writes into content/launch.yaml that somebody has read pages and found them right. */
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
  const { from, proof } = values;
  if (from !== undefined && !existsSync(from)) throw new TypeError(`There is no file ${from}.`);
  const typed = {
    ticked: positionals.map((name) => ({ name, proof })),
    by: values.by,
    as: roles.find((role) => role === values.as),
  };
  const { ticked, by, as } = from === undefined ? typed : readTicked(readFileSync(from, "utf8"));
  if (ticked.length === 0 || by === undefined || (values.as ?? as) !== as)
    throw new TypeError(usage);
  const content = checked(getAllContent());
  const date = Temporal.Now.plainDateISO(content.practice.timeZone).toString();
  const { launch, reviews, names, refused } = signed(content, { ticked, by, as, date });
  if (names.length > 0) {
    writeSignatures(contentFolder(), launch, reviews);
    console.log(`Signed by ${by}:\n${names.join("\n")}`);
  }
  if (refused.length > 0) throw new TypeError(`Not signed:\n${refused.join("\n")}`);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
