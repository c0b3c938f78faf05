import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { type Fields, isFields, same } from "./same.ts";

/*
 * A saved file keeps its comments, its blank lines and the style of each value: only what differs is
 * rewritten. Printed anew by a YAML library, a file with a changed phone number would differ in most
 * of its lines, and some notes to editors would move.
 */

interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * `text`, a YAML file, edited so that its value is `value`. Where that cannot be done in place (no case is known), the
 * file is printed anew below its opening comment.
 */
export function editedYaml(text: string, value: Fields): string {
  // The editor reads files without their last line break. A new field needs its own line.
  const source = /[^\n]$/.test(text) ? `${text}\n` : text;
  const { contents } = parseDocument(source);
  const edits = contents === null ? undefined : editsOf(source, contents, value);
  if (edits !== undefined) {
    const edited = applied(source, edits);
    try {
      if (same(parse(edited), value)) return edited;
    } catch {
      // Printed anew below.
    }
  }
  return `${/^(#.*\n)*\n?/.exec(source)?.[0] ?? ""}${stringify(value, { lineWidth: 0 })}`;
}

/** Start and end of a node's own characters. Every parsed node has them. */
function rangeOf(node: unknown): [from: number, to: number] {
  const [from, to] = (node as Node).range ?? [0, 0];
  return [from, to];
}

const lineStart = (source: string, at: number) => source.lastIndexOf("\n", at - 1) + 1;

/** End of the line on which a value ends, with its line break. */
function lineEnd(source: string, at: number): number {
  if (at > 0 && source[at - 1] === "\n") return at;
  const end = source.indexOf("\n", at);
  return end < 0 ? source.length : end + 1;
}

function applied(source: string, edits: readonly Edit[], from = 0, to = source.length): string {
  let text = "";
  let at = from;
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    text += source.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + source.slice(at, to);
}

/** A value on one line: { name: Tinnitus, items: [Ringing, "Buzzing, humming"] }. */
function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (isFields(value)) {
    const fields = Object.entries(value).map(([key, item]) => `${key}: ${flowText(item)}`);
    return `{ ${fields.join(", ")} }`;
  }
  // Quoted where it could be read as something else, and where staff would quote it: times, dates, links.
  if (typeof value === "string" && /^[\d"']|[:\n]/.test(value)) return JSON.stringify(value);
  return plainText(value);
}

/** A text or a number on one line, quoted only where it must be. */
function plainText(value: unknown): string {
  return stringify([value], { collectionStyle: "flow", lineWidth: 0 }).slice(2, -3);
}

/** A value over its own lines, each after so many spaces. */
function blockText(value: unknown, indent: number): string {
  return stringify(value, { lineWidth: 0 }).replace(/^(?=.)/gm, " ".repeat(indent));
}

/** Edits that give `node` the value `value`; undefined when it must be printed anew. */
function editsOf(source: string, node: unknown, value: unknown): Edit[] | undefined {
  if (same((node as Node).toJSON(), value)) return [];
  if (isScalar(node))
    return value !== null && typeof value !== "object" && node.value !== null
      ? [scalarEdit(source, node, value)]
      : undefined;
  const flow = (isMap(node) || isSeq(node)) && node.flow === true;
  const edits =
    isMap(node) && isFields(value)
      ? mapEdits(source, node, value)
      : isSeq(node) && !flow && Array.isArray(value) && value.length > 0
        ? seqEdits(source, node, value)
        : undefined;
  if (edits !== undefined || !flow) return edits;
  const [from, to] = rangeOf(node);
  return [{ from, to, text: flowText(value) }];
}

function scalarEdit(source: string, node: Scalar, value: unknown): Edit {
  const [from, to] = rangeOf(node);
  if (node.type === Scalar.BLOCK_FOLDED && typeof value === "string") {
    const pad = /\n( *)/.exec(source.slice(from, to))?.[1] ?? "";
    const folded = new Scalar(value);
    folded.type = Scalar.BLOCK_FOLDED;
    const text = stringify(folded, { lineWidth: 100 - pad.length });
    return { from, to, text: text.replace(/\n(?=.)/g, `\n${pad}`) };
  }
  const quoted = node.type === Scalar.QUOTE_DOUBLE && typeof value === "string";
  const plain = node.type === Scalar.PLAIN ? plainText(value) : flowText(value);
  const text = quoted ? JSON.stringify(value) : plain;
  return { from, to, text: source[to - 1] === "\n" ? `${text}\n` : text };
}

type Entry = Pair<Scalar<string>, Node | null>;

/** Where a key and its value are, to the end of their last line. */
function regionOf(source: string, { key, value }: Entry): [from: number, to: number] {
  const nothing = value === null || (isScalar(value) && value.value === null);
  return [rangeOf(key)[0], lineEnd(source, rangeOf(nothing ? key : value)[1])];
}

function mapEdits(source: string, map: YAMLMap, value: Fields): Edit[] | undefined {
  const pairs = map.items as Entry[];
  const [first] = pairs;
  const last = pairs.at(-1);
  const names = pairs.map(({ key }) => key.value);
  const added = Object.entries(value).filter(([name]) => !names.includes(name));
  // A map in braces is printed anew when its keys change, and so is one that lost its first key.
  if (first === undefined || last === undefined || !(first.key.value in value)) return undefined;
  if (map.flow && added.length > 0) return undefined;
  const indent = rangeOf(first.key)[0] - lineStart(source, rangeOf(first.key)[0]);
  const edits: Edit[] = [];
  for (const pair of pairs) {
    const key = pair.key.value;
    const isThere = key in value;
    const inner = pair.value !== null && isThere && editsOf(source, pair.value, value[key]);
    const [from, to] = regionOf(source, pair);
    if (inner) edits.push(...inner);
    else if (map.flow) return undefined;
    else if (!isThere) edits.push({ from: lineStart(source, from), to, text: "" });
    else edits.push({ from, to, text: blockText({ [key]: value[key] }, indent).trimStart() });
  }
  const [, end] = regionOf(source, last);
  if (added.length > 0)
    edits.push({ from: end, to: end, text: blockText(Object.fromEntries(added), indent) });
  return edits;
}

/** An entry that is still there keeps its text and the comments above it, wherever it goes. */
function seqEdits(source: string, seq: YAMLSeq, value: readonly unknown[]): Edit[] | undefined {
  const items = seq.items as Node[];
  const [first] = items;
  if (first === undefined) return undefined;
  const begins = items.map((item) => lineStart(source, rangeOf(item)[0]));
  const ends = items.map((item) => lineEnd(source, rangeOf(item)[1]));
  const dash = source.indexOf("-", begins[0]) - (begins[0] ?? 0);
  const above = (index: number) =>
    index === 0 ? "" : source.slice(ends[index - 1], begins[index]);
  const gap = items.length > 1 ? (/^\n*/.exec(above(1))?.[0] ?? "") : "";
  const inFlow = (isMap(first) || isSeq(first)) && first.flow === true;

  const free = new Set(items.keys());
  const unchanged = value.map((item) => {
    const index = [...free].find((at) => same(items[at]?.toJSON(), item));
    if (index !== undefined) free.delete(index);
    return index;
  });
  const texts = value.map((item, index) => {
    const old = unchanged[index] ?? (free.has(index) ? index : undefined);
    const edits = old === undefined ? undefined : editsOf(source, items[old], item);
    if (old !== undefined && edits !== undefined)
      return (
        (index > 0 && old === 0 ? gap : above(old)) +
        applied(source, edits, begins[old], ends[old]).replace(/\n?$/, "\n")
      );
    const text =
      inFlow || typeof item !== "object"
        ? `${flowText(item)}\n`
        : blockText(item, dash + 2).trimStart();
    return `${index > 0 ? gap : ""}${" ".repeat(dash)}- ${text}`;
  });
  return [{ from: begins[0] ?? 0, to: ends.at(-1) ?? 0, text: texts.join("") }];
}
