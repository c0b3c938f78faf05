import { bare, partOf, type Schema, shapeOf } from "../schemas/schema-parts.ts";
import { sentenceEnd } from "./tokens.ts";

/** The page that answers in place of one that is not public; undefined for one that is. */
export type PageInPlace = (path: string) => string | undefined;

/**
 * A copy of a value without the links to pages that are not public. Fields that only lead to such a page are removed,
 * as are lists left empty and whatever requires them. A required path leads to the page above.
 */
export function withoutLinks<T>(schema: Schema, value: T, pageInPlace: PageInPlace): T {
  const left = changed(schema, value, pageInPlace);
  return left === gone ? value : (left as T);
}

const gone = Symbol("gone");

function changed(outer: Schema, value: unknown, pageInPlace: PageInPlace): unknown {
  if (value === undefined || value === null) return value;
  const { schema, fallback } = bare(outer);
  const shape = shapeOf(schema, value) ?? schema;
  if (shape !== schema) return changed(shape, value, pageInPlace);
  if (typeof value === "string")
    return value === "" ? value : withoutLinksIn(value, pageInPlace) || gone;
  const part = partOf(schema);
  if (part.kind === "list" && Array.isArray(value)) {
    const entries = value
      .map((entry) => changed(part.entry, entry, pageInPlace))
      .filter((entry) => entry !== gone);
    const isEmptied = entries.length === 0 && value.length > 0;
    return isEmptied && fallback === undefined ? gone : entries;
  }
  // The hours of a week have been transformed into rows, which the schema does not describe.
  if (part.kind !== "fields" || typeof value !== "object" || Array.isArray(value)) return value;
  return changedFields(part.fields, value as Record<string, unknown>, pageInPlace);
}

function changedFields(
  fields: Readonly<Record<string, Schema>>,
  value: Record<string, unknown>,
  pageInPlace: PageInPlace,
): unknown {
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    const schema = fields[key];
    if (schema === undefined) {
      result[key] = field;
      continue;
    }
    const { roles, optional } = bare(schema);
    const above = roles.includes("path") && typeof field === "string" && pageInPlace(field);
    if (above) {
      // A name can do without its link, but a labeled link is removed with its page.
      if ("label" in value) return gone;
      if (!optional) result[key] = above;
      continue;
    }
    const next = roles.includes("path") ? field : changed(schema, field, pageInPlace);
    if (next !== gone) result[key] = next;
    // Without its required content, the whole part goes.
    else if (!optional) return gone;
  }
  return result;
}

const link = String.raw`\[(?:[^\]]+)\]\((?:\/[^)\s]*)\)`;
const anyLink = /\[[^\]]+\]\((\/[^)\s]*)\)/g;

/** Stands for a link to a page that is not public: a character of no language. */
const hole = "\u{e000}";
const and = "(?:and|or|but|y|e|o|u|pero)";
const end = "(?=[.?!]?$|[,;:)])";

/** Ways to say the rest of a sentence without one of its links, the shortest first. */
const cuts: readonly RegExp[] = [
  // "[Find your symptom] or call", "call or [find your symptom]", "read [this] and [that]".
  String.raw`(?:(?<=^|[,;:] )${hole},? ${and} (?=\S)|${hole},? ${and} (?=${link}|${hole}))`,
  `,? ${and} ${hole}${end}`,
  // An aside, and a separate clause.
  String.raw` \([^()]*${hole}[^()]*\)`,
  `, ${and} [^,;:()]*${hole}[^,;:()]*?${end}`,
  String.raw`^[^,;:()]*${hole}[^,;:()]*, ${and} (?=\S)`,
  `[;:] [^;:]*${hole}[^;:]*?${end}`,
].map((cut) => new RegExp(cut));

/**
 * A text without its links to pages that are not public, each with the clause that leads to it: what is left leads
 * nowhere else. A sentence with nothing else goes.
 */
export function withoutLinksIn(text: string, pageInPlace: PageInPlace): string {
  const marked = (sentence: string) =>
    sentence.replace(anyLink, (whole, path: string) =>
      pageInPlace(path) === undefined ? whole : hole,
    );
  if (marked(text) === text) return text;
  const left = (line: string) =>
    line.split(sentenceEnd).map(marked).map(withoutClauses).filter(Boolean).join(" ");
  return text.split("\n").map(left).join("\n").trimEnd();
}

function withoutClauses(sentence: string): string {
  if (!sentence.includes(hole)) return sentence;
  const clause = cuts.find((cut) => cut.test(sentence));
  if (clause === undefined) return "";
  const left = sentence.replace(clause, "");
  const isBegun = sentence.startsWith(left.charAt(0));
  return withoutClauses(isBegun ? left : left.charAt(0).toUpperCase() + left.slice(1));
}
