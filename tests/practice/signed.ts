import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { type Content, loadContent } from "../../src/data/load-content.ts";
import { type Reader, readers } from "../../src/schemas/review.ts";
import { pagesToRead, readingList } from "../../staff/review/reading-list.ts";
import { namesOfReaders, signed, writeReviews } from "../../staff/review/sign.ts";

/** What has been read: what opens the site; that with every second page that waits and all languages; or all. */
export type Extent = "opening" | "half" | "whole";

/**
 * Writes a copy of a content folder in which somebody has signed, for tests of the public site:
 * `node tests/practice/signed.ts FROM TO opening`.
 *
 * @throws Error when something cannot be signed
 */
export function writeSigned(from: string, to: string, extent: Extent): void {
  const today = new Date().toISOString().slice(0, 10);
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  withoutPlaceholders(to);
  withPeople(to);
  const content = loadContent(to);
  const chosen = new Set(chosenIn(content, to, extent));
  for (const reader of readers) {
    const pages = pagesToRead(content).filter((page) => page.reader === reader);
    const answers = pages.filter(({ name }) => chosen.has(name)).map(({ name }) => ({ name }));
    const [by = ""] = namesOfReaders(content, reader as Reader);
    const { reviews, refused } = signed(content, answers, by, today);
    if (refused.length > 0) throw new Error(refused.join("\n"));
    writeReviews(to, reviews);
  }
}

/** Names of what is read. */
function chosenIn(content: Content, root: string, extent: Extent): string[] {
  const { toOpen, toAdd } = readingList(content, root);
  const next = toAdd
    .filter(({ toReplace }) => toReplace.length === 0)
    .filter(
      ({ reader }, index) =>
        extent === "whole" || (extent === "half" && (index % 2 === 0 || reader === "translator")),
    );
  return [...toOpen, ...next].map(({ name }) => name);
}

/** Somebody who reads what no physician does. */
function withPeople(root: string): void {
  const file = join(root, "launch.yaml");
  const people = readers
    .filter((reader) => reader !== "physician")
    .map((as) => ({ name: "Ann Reader", as }));
  const launch = existsSync(file) ? parse(readFileSync(file, "utf8")) : {};
  writeFileSync(file, stringify({ ...launch, people }));
}

/** What the live content has in place of facts that were not given. None of it can be signed. */
const placeholders: [placeholder: RegExp, value: string][] = [
  [/Jane Doe/g, "June Roe"],
  [/\bDoe\b/g, "Roe"],
  [/jane-doe/g, "june-roe"],
  [/\.example\b/g, ".clinic"],
  [/555-01(\d\d)/g, "555-21$1"],
  [/\bExample (?=[A-Z])/g, "Fulton "],
  [/\bExample citation/g, "A citation"],
  [/: 20XX$/gm, ': "2009"'],
  [/\b20XX\b/g, "2009"],
  [/\bgoes? here\b/g, "follows"],
  [/^testimonials:\n +- quote: Sample[\s\S]*/m, "testimonials: []\n"],
];

function withoutPlaceholders(root: string): void {
  for (const file of globSync("**/*.{yaml,md,pdf}", { cwd: root })) {
    const path = join(root, file);
    if (!file.endsWith(".pdf")) {
      const text = readFileSync(path, "utf8");
      const real = placeholders.reduce(
        (all, [pattern, value]) => all.replace(pattern, value),
        text,
      );
      if (real !== text) writeFileSync(path, real);
    }
    const name = path.replace("jane-doe", "june-roe");
    if (name !== path) renameSync(path, name);
  }
}

const known = new Map<Extent, string>();

/** The folder of the example practice after somebody has signed. It is there while the process runs. */
export function signedPractice(extent: Extent): string {
  const folder = known.get(extent) ?? mkdtempSync(join(tmpdir(), "signed-"));
  if (!known.has(extent)) {
    writeSigned(`${import.meta.dirname}/content`, folder, extent);
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  }
  known.set(extent, folder);
  return folder;
}

if (import.meta.main) {
  const [from, to, extent] = process.argv.slice(2);
  if (from !== undefined && to !== undefined) writeSigned(from, to, extent as Extent);
}
