import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isScalar, isSeq, parseDocument, type Scalar, visit, type YAMLSeq } from "yaml";
import { ContentError } from "../../../src/data/content-error.ts";
import { loadContent } from "../../../src/data/load-content.ts";
import { checked } from "../../../staff/checks/content-errors.ts";
import { editedYaml } from "../../../staff/editor/yaml-edits.ts";
import { buildSite } from "../../build-site.ts";
import { askedEdits } from "./asked-edits.ts";

/**
 * Edits the live content, first as a practice is asked to (asked-edits.ts), all of it at once. Then at random, as
 * staff may: other words, fewer or more entries, another order, upon some of what is asked. Every
 * edit that `npm run content:check` accepts must leave a site that passes the checks of the built pages.
 * EDITS=… sets how many random edits are accepted (300), in batches of one build each; SEED=… repeats a run.
 */
const wanted = Number(process.env["EDITS"] ?? 300);
const batch = 75;
const site = ".build/mutated";
let state = Number(process.env["SEED"] ?? Date.now() % 2 ** 31);
console.log(`${wanted} accepted edits, SEED=${state}`);

/** A whole number from 0 to below `end`: a linear congruential generator, so that a seed repeats a run. */
function random(end: number): number {
  state = (state * 1103515245 + 12345) % 2 ** 31;
  return Math.floor((state / 2 ** 31) * end);
}
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

const words = ["and more!", "today", "(ask us)", "“gently”", "at 65 & older", "— twice —", "<3"];
const rewordings: ((text: string) => string)[] = [
  (text) => `${text} ${pick(words)}`,
  (text) => `${pick(words)} ${text}`,
  (text) => text.split(" ").toReversed().join(" "),
  (text) => text.replace(/[.]$/, "!"),
  (text) => text.toUpperCase(),
  (text) => text.split(" ").slice(0, 2).join(" "),
  (text) => `${text} ${text}`,
];
const reorderings: ((list: YAMLSeq) => void)[] = [
  ({ items }) => void items.splice(random(items.length), 1),
  ({ items }) => void items.reverse(),
  ({ items }) => {
    const entry = pick(items);
    // A copied word differs from its model, a copied map does not.
    items.push(isScalar(entry) ? { ...entry, value: `${entry.value} too` } : entry);
  },
];

/** The text of a YAML file as the editor saves it, or of a Markdown file, with one random change. */
function edited(text: string, isMarkdown: boolean): string {
  if (isMarkdown) {
    const lines = text.split("\n");
    const at = random(lines.length);
    return lines.with(at, pick(rewordings)(lines[at] ?? "")).join("\n");
  }
  const document = parseDocument(text);
  const scalars: Scalar[] = [];
  const lists: YAMLSeq[] = [];
  visit(document, {
    Value: (key, node) => {
      if (isSeq(node) && node.items.length > 0) lists.push(node);
      else if (key !== "key" && isScalar(node) && typeof node.value === "string")
        scalars.push(node);
    },
  });
  if (random(3) === 0 && lists.length > 0) pick(reorderings)(pick(lists));
  else if (scalars.length > 0) {
    const scalar = pick(scalars);
    scalar.value = pick(rewordings)(scalar.value as string);
  }
  return editedYaml(text, document.toJS());
}

const content = mkdtempSync(join(tmpdir(), "mutations-"));
const environment = { CONTENT_DIR: content, SITE_DIR: site, SITE_ENV: "local" };

/** Why the check refuses the content; undefined when it accepts it. */
function refusal(): ContentError | undefined {
  try {
    checked(loadContent(content));
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** Copies the live content and makes edits that may not be refused. */
function start(names: readonly string[]): void {
  rmSync(content, { recursive: true, force: true });
  cpSync("content", content, { recursive: true });
  for (const name of names) {
    askedEdits[name]?.(content);
    const refused = refusal();
    if (refused) throw new Error(`${name} was refused. ${refused.message}`);
  }
  console.log(`Asked for: ${names.join(", ")}`);
}

/** Builds the site and checks its pages. */
async function isRight(): Promise<boolean> {
  const built = await buildSite(site, environment);
  const { status } = spawnSync("vitest", ["run", "--project", "site"], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  return built && status === 0;
}

/** Makes accepted edits and returns the files that they changed, once for each edit. */
function edit(count: number): string[] {
  const files = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(yaml|md)$/.test(name),
  );
  const made: string[] = [];
  while (made.length < count) {
    const name = pick(files);
    const file = join(content, name);
    const before = readFileSync(file, "utf8");
    const after = edited(before, name.endsWith(".md"));
    if (after === before) continue;
    writeFileSync(file, after);
    if (refusal() === undefined) made.push(name);
    else writeFileSync(file, before);
  }
  return made;
}

const asked = Object.keys(askedEdits);
try {
  start(asked);
  let right = await isRight();
  for (let made = 0; right && made < wanted; made += batch) {
    const seed = state;
    start(asked.filter(() => random(2) === 0));
    const names = edit(Math.min(batch, wanted - made));
    console.log(`${names.length} edits of ${new Set(names).size} files, from SEED=${seed}`);
    right = await isRight();
  }
  if (!right) process.exitCode = 1;
} finally {
  rmSync(content, { recursive: true, force: true });
  rmSync(site, { recursive: true, force: true });
}
