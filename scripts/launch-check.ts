import { parseArgs } from "node:util";
import { getContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { siteUrlOf } from "../src/data/practice.ts";
import { isClear, ledgerOf } from "../src/launch/ledger.ts";
import { ledgerText } from "../src/launch/ledger-text.ts";
import { contradictionsOfSite, holdsSite } from "../src/launch/read-site.ts";

/**
 * `npm run launch:check`: everything in the content and in dist/ that is not ready for the public, by
 * who must act. Leaves with 0 only when nothing is left. `--json` writes the same for machines.
 */
const root = "dist";
const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });

try {
  const content = getContent();
  const built = holdsSite(root, content);
  const ledger = ledgerOf({
    content,
    siteUrl: siteUrlOf(content.practice),
    today: new Date().toISOString().slice(0, 10),
    contradictions: built ? await contradictionsOfSite(root, content) : [],
  });
  if (values.json)
    console.log(JSON.stringify({ clear: built && isClear(ledger), built, ...ledger }, null, 2));
  else
    console.log(
      `${ledgerText(ledger)}${built ? "" : "\ndist/ does not hold the site of this content. Run npm run build first, so that the pages are checked too."}`,
    );
  process.exitCode = built && isClear(ledger) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
