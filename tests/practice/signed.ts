import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Content, loadContent } from "../../src/data/load-content.ts";
import { otherRoles, type Role, roles } from "../../src/schemas/to-confirm.ts";
import { launchList } from "../../staff/launch/launch-list.ts";
import { mustChange } from "../../staff/launch/launch-text.ts";
import { signed, writeSignatures } from "../../staff/launch/sign.ts";
import { type Unit, unitsOf } from "../../staff/launch/units.ts";

/** What has been signed: what opens the site, besides every second page that waits, or all. */
export type Extent = "opening" | "half" | "whole";

const person = "Ann Reader";

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
  const read = loadContent(to);
  const people = otherRoles.map((as) => ({ name: person, as }));
  let content: Content = { ...read, launch: { ...read.launch, people } };
  const chosen = new Set(chosenIn(content, extent, today).map(({ name, who }) => `${who} ${name}`));
  const reviews: Parameters<typeof writeSignatures>[2] = [];
  for (const role of roles) {
    const ticked = unitsOf(content, today)
      .filter(({ name, who }) => who === role && chosen.has(`${who} ${name}`))
      .map(({ name }) => ({ name, proof: "In the files of the office." }));
    const request = { ticked, by: signerIn(content, role), as: role, date: today };
    const { launch, reviews: added, refused } = signed(content, request);
    if (refused.length > 0) throw new Error(refused.join("\n"));
    reviews.push(...added);
    content = { ...content, launch };
  }
  writeSignatures(to, content.launch, reviews);
}

function chosenIn(content: Content, extent: Extent, today: string): Unit[] {
  const { toOpen, toAdd, translations } = launchList(content, today);
  const next = toAdd.filter(
    (_, index) => extent === "whole" || (extent === "half" && index % 2 === 0),
  );
  const whole = translations.filter((unit) => extent === "whole" && !mustChange(unit));
  return [...toOpen, ...next.flatMap(({ units }) => units), ...whole];
}

function signerIn({ providers }: Content, role: Role): string {
  return role === "physician" ? providers[0].name : person;
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
  [/^testimonials:\n +- quote: Sample[\s\S]*?(?=^toConfirm)/m, "testimonials: []\n"],
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
