import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Content } from "../../src/data/load-content.ts";
import type { Launch, Signature } from "../../src/schemas/launch.ts";
import type { Role } from "../../src/schemas/to-confirm.ts";
import { editedYaml } from "../editor/yaml-edits.ts";
import { placeholderIn } from "./examples.ts";
import { lineOf } from "./questions.ts";
import { signersIn, type Ticked } from "./sheets.ts";
import { type Unit, unitsOf } from "./units.ts";

interface Request {
  ticked: readonly Ticked[];
  by: string;
  /** YYYY-MM-DD */
  date: string;
  /** The role whose units are meant, where a name has units of several. */
  as?: Role | undefined;
}

/** What a signature changes. */
interface Signed {
  launch: Launch;
  /** The `review` of each page that was signed, by its file below content/. */
  reviews: [file: string, review: object][];
  names: string[];
  /** Why others were not signed. */
  refused: string[];
}

/** Signs what waits. A signature under changed words takes the place of the one before. */
export function signed(content: Content, { ticked, by, date, as }: Request): Signed {
  const units = unitsOf(content, date);
  const refused: string[] = [];
  const accepted = ticked.flatMap((one) => {
    const found = units.filter(({ name, who }) => name === one.name && (as ?? who) === who);
    const [unit] = found;
    const why = refusal(content, one, found, by);
    if (why !== undefined) refused.push(why);
    return why === undefined && unit !== undefined ? [{ unit, proof: one.proof }] : [];
  });
  const earlier = content.launch.signed;
  const isOf = (unit: Unit, { id, as: role }: Signature) => id === unit.name && role === unit.who;
  const added = accepted.flatMap(({ unit, proof: given }): Signature[] => {
    const lines = unit.questions.filter(({ field }) => field !== "review").map(lineOf);
    const isClaim = unit.questions.some((question) => question.isClaim);
    const proof = isClaim && (given ?? earlier.find((one) => isOf(unit, one))?.proof);
    const signature = { id: unit.name, as: unit.who, who: by, date, lines };
    return lines.length === 0 ? [] : [{ ...signature, ...(proof && { proof }) }];
  });
  const kept = earlier.filter((one) => !accepted.some(({ unit }) => isOf(unit, one)));
  return {
    launch: { ...content.launch, signed: [...kept, ...added] },
    reviews: accepted.flatMap(({ unit }) => reviewsOf(content, unit, by, date)),
    names: accepted.map(({ unit }) => unit.name),
    refused,
  };
}

function reviewsOf(content: Content, { open }: Unit, reviewer: string, date: string) {
  const catalogs = Object.values(content.translations).flatMap((edition) => edition.catalogs);
  const files = [...content.reviews, ...catalogs.map((catalog) => ({ ...catalog, signs: "" }))];
  return open.flatMap(({ file, field }): [string, object][] => {
    const found = files.find((candidate) => candidate.file === file);
    if (field !== "review" || found === undefined) return [];
    const { text, signs } = found;
    const review = { status: "reviewed", reviewer, date, text, ...(signs && { signs }) };
    return [[file.replace("content/", ""), review]];
  });
}

/** Writes signatures into content/launch.yaml and the files of their pages, with all comments kept. */
export function writeSignatures(root: string, launch: Launch, reviews: Signed["reviews"]): void {
  const write = (file: string, fields: Record<string, unknown>) => {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    // An empty list begins with a line for each unit, so that two people's signatures merge.
    const source = text.replace(/^signed: \[\]$/m, "signed:");
    writeFileSync(path, editedYaml(source, { ...parse(source), ...fields }));
  };
  write("launch.yaml", launch);
  for (const [file, review] of reviews) write(file, { review });
}

/** Why something cannot be signed. */
function refusal(
  content: Content,
  { name, fingerprint, proof }: Ticked,
  [unit, ...others]: readonly Unit[],
  by: string,
): string | undefined {
  if (unit === undefined) return `Nothing to sign is called ${name}. See npm run launch:check.`;
  if (others.length > 0) {
    const people = [unit, ...others].map(({ who }) => who).join(", ");
    return `${name} is to be signed by ${people}. Say for whom, with --as.`;
  }
  const unknown = unknownSigner(content, by, unit.who);
  if (unknown !== undefined) return `${name}: ${unknown}`;
  if (fingerprint !== undefined && fingerprint !== unit.fingerprint)
    return `${name} has changed since its sheet was written. Run npm run launch:check again.`;
  const placeholder = unit.open.find(({ remedy }) => remedy !== undefined);
  if (placeholder !== undefined)
    return `${name} cannot be signed as it is. ${placeholder.id}, ${placeholder.remedy}`;
  const needsProof = unit.open.some(({ isClaim }) => isClaim);
  return needsProof && !proof
    ? `${name} holds a claim. Say what proves it and where the proof is kept, with --proof or on the sheet.`
    : undefined;
}

/** Why somebody may not sign for a role. The name of an example is nobody's. */
function unknownSigner(content: Content, by: string, role: Role): string | undefined {
  const names = signersIn(content, role).filter((name) => placeholderIn(name) === undefined);
  if (names.includes(by)) return undefined;
  if (role !== "physician")
    return `Nobody called ${by} signs as ${role}. Add the person under people in content/launch.yaml.`;
  return names.length === 0
    ? "Nobody can sign yet: content/providers/ holds the example. Put the real name there."
    : `${by} does not sign here. Those who do are named in content/providers/: ${names.join(", ")}.`;
}
