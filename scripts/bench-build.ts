import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { type BuildReport, buildSite } from "../src/build/build-site.ts";
import { BuildError } from "../src/build/publish.ts";
import { getContent } from "../src/data/content.ts";
import { ContentError } from "../src/data/content-error.ts";
import { printTable } from "./bench-report.ts";

/**
 * `npm run bench -- build`: pages, seconds and peak memory of a build, and of one with 1,000 more
 * locations, so that it shows whether cost grows no faster than pages. Leaves dist/ alone.
 */
const added = 1000;
const building = ".build/bench";

/** A copy of the content with `count` locations more, each an existing one under another name. */
function growContent(target: string, count: number): void {
  cpSync(process.env["CONTENT_DIR"] ?? "content", target, { recursive: true });
  const folder = join(target, "locations");
  const models = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  for (let index = 0; index < count; index += 1) {
    const model = models[index % models.length] as string;
    const { name } = parse(model) as { name: string };
    // No longer than any real name, so that the limits on titles and descriptions still hold.
    const other = `N${String(index).padStart(4, "0")}`;
    const location = parse(model.replaceAll(name, other)) as { order: number };
    writeFileSync(
      join(folder, `${other.toLowerCase()}-ga.yaml`),
      stringify({ ...location, order: 1000 + index }),
    );
  }
}

async function measure(environment: Record<string, string> = {}): Promise<BuildReport> {
  const report = await buildSite(building, environment);
  if (report === undefined) throw new BuildError("The build did not finish; see the reason above.");
  return report;
}

function row(name: string, { pages, seconds, peakMemory }: BuildReport): string[] {
  return [
    name,
    String(pages),
    seconds.toFixed(1),
    ((seconds / pages) * 1000).toFixed(0),
    peakMemory.toFixed(0),
  ];
}

const content = mkdtempSync(join(tmpdir(), "content-"));
try {
  getContent();
  mkdirSync(building, { recursive: true });
  console.log("1 of 2: the site as it is");
  const small = await measure();
  console.log(`2 of 2: the same with ${added} more locations`);
  growContent(content, added);
  const large = await measure({ CONTENT_DIR: content });

  printTable([
    ["", "pages", "seconds", "ms a page", "peak MB"],
    row("as it is", small),
    row(`with ${added} more`, large),
  ]);
  const each = ((large.seconds - small.seconds) / (large.pages - small.pages)) * 1000;
  console.log(`\nEach page more took ${each.toFixed(0)} ms.`);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(content, { recursive: true, force: true });
  rmSync(building, { recursive: true, force: true });
}
