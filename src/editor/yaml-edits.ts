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
import { same } from "./same.ts";

/*
 * A saved file keeps its comments, its blank lines and the way in which each value is written: only
 * the places that say something else are rewritten. What a YAML library prints anew would lose the notes
 * to editors, and show a changed phone number as a change of the whole file.
 */

interface Edit {
  from: number;
  to: number;
  text: string;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Start and end of a node's own characters. Every parsed node has them. */
const rangeOf = (node: unknown): [number, number] => {
  const [from, to] = (node as Node).range ?? [0, 0];
  return [from, to];
};

function lineStart(source: string, at: number): number {
  return source.lastIndexOf("\n", at - 1) + 1;
}

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

/** A single value on one line: without quotation marks where it is unambiguous. */
function scalarText(value: unknown, inFlow: boolean): string {
  if (typeof value !== "string") return String(value);
  const [before, after] = inFlow ? ["[", "]"] : ["- ", ""];
  try {
    if (!/^[\d"']|:/.test(value) && same(parse(`${before}${value}${after}`), [value])) return value;
  } catch {
    // Then quotation marks are needed.
  }
  return JSON.stringify(value);
}

/** A value within one line: { name: Tinnitus, text: "Ringing, buzzing" }. */
function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (!isFields(value)) return scalarText(value, true);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${key}: ${flowText(item)}`)
    .join(", ")} }`;
}

/** A value over lines of its own, each after so many spaces. */
function blockText(value: unknown, indent: number): string {
  return stringify(value, { lineWidth: 0 }).replace(/^(?=.)/gm, " ".repeat(indent));
}

/** Long text set below its key (>-), wrapped as it was. */
function foldedText(source: string, [from, to]: [number, number], value: string): string {
  const [header = ">-", first = ""] = source.slice(from, to).split("\n");
  const pad = /^ */.exec(first)?.[0] ?? "";
  const lines: string[] = [];
  let line = pad;
  for (const word of value.split(" ")) {
    if (line.trim() !== "" && line.length + word.length >= 100) {
      lines.push(line.trimEnd());
      line = pad;
    }
    line += `${word} `;
  }
  return `${[header, ...lines, line.trimEnd()].join("\n")}\n`;
}

/** Changes that make `node` say `value`, or undefined when its place in the file must be written anew. */
function editsOf(source: string, node: unknown, value: unknown): Edit[] | undefined {
  if (same((node as Node).toJSON(), value)) return [];
  if (isScalar(node))
    return value !== null && typeof value !== "object" && node.value !== null
      ? scalarEdit(source, node, value)
      : undefined;
  const flow = (isMap(node) || isSeq(node)) && node.flow === true;
  if (isMap(node) && isFields(value)) {
    const edits = mapEdits(source, node, value);
    if (edits !== undefined || !flow) return edits;
  } else if (isSeq(node) && !flow)
    return Array.isArray(value) && value.length > 0 ? seqEdits(source, node, value) : undefined;
  if (!flow) return undefined;
  const [from, to] = rangeOf(node);
  return [{ from, to, text: flowText(value) }];
}

function scalarEdit(source: string, node: Scalar, value: unknown): Edit[] {
  const [from, to] = rangeOf(node);
  if (node.type === Scalar.BLOCK_FOLDED && typeof value === "string")
    return [{ from, to, text: foldedText(source, [from, to], value) }];
  const quoted = node.type === Scalar.QUOTE_DOUBLE && typeof value === "string";
  // Quoted as inside brackets, because the value may be inside some.
  const text = quoted ? JSON.stringify(value) : scalarText(value, true);
  return [{ from, to, text: source[to - 1] === "\n" ? `${text}\n` : text }];
}

type Entry = Pair<Scalar<string>, Node | null>;

/** Where a key and its value stand, to the end of their last line. */
function regionOf(source: string, { key, value }: Entry): [number, number] {
  const nothing = value === null || (isScalar(value) && value.value === null);
  return [rangeOf(key)[0], lineEnd(source, rangeOf(nothing ? key : value)[1])];
}

function mapEdits(source: string, map: YAMLMap, value: Fields): Edit[] | undefined {
  const pairs = map.items as Entry[];
  const [first] = pairs;
  const last = pairs.at(-1);
  const added = Object.entries(value).filter(([name]) =>
    pairs.every(({ key }) => key.value !== name),
  );
  // A line in braces is small enough to be written anew, and so is what has lost its first field.
  if (
    first === undefined ||
    last === undefined ||
    !(first.key.value in value) ||
    (map.flow && added.length > 0)
  )
    return undefined;
  const indent = rangeOf(first.key)[0] - lineStart(source, rangeOf(first.key)[0]);
  const edits: Edit[] = [];
  for (const pair of pairs) {
    const key = pair.key.value;
    const inner =
      pair.value !== null && key in value ? editsOf(source, pair.value, value[key]) : undefined;
    if (inner !== undefined) edits.push(...inner);
    else if (map.flow) return undefined;
    else {
      const [from, to] = regionOf(source, pair);
      edits.push(
        key in value
          ? { from, to, text: blockText({ [key]: value[key] }, indent).trimStart() }
          : { from: lineStart(source, from), to, text: "" },
      );
    }
  }
  const [, end] = regionOf(source, last);
  if (added.length > 0)
    edits.push({ from: end, to: end, text: blockText(Object.fromEntries(added), indent) });
  return edits;
}

function seqEdits(source: string, seq: YAMLSeq, value: readonly unknown[]): Edit[] | undefined {
  const items = seq.items as Node[];
  const [first] = items;
  if (first === undefined) return undefined;
  const begins = items.map((item) => lineStart(source, rangeOf(item)[0]));
  const ends = items.map((item) => lineEnd(source, rangeOf(item)[1]));
  const dash = source.indexOf("-", begins[0]) - (begins[0] ?? 0);
  /** Blank lines and comments above an entry move with it. */
  const aboveOf = (index: number) =>
    index === 0 ? "" : source.slice(ends[index - 1], begins[index]);
  const gap = items.length > 1 ? (/^\n*/.exec(aboveOf(1))?.[0] ?? "") : "";
  const inLine = (isMap(first) || isSeq(first)) && first.flow === true;

  const free = new Set(items.keys());
  const kept = value.map((item) => {
    const index = [...free].find((at) => same(items[at]?.toJSON(), item));
    if (index !== undefined) free.delete(index);
    return index;
  });
  const texts = value.map((item, index) => {
    const old = kept[index] ?? (free.has(index) ? index : undefined);
    const edits = old === undefined ? undefined : editsOf(source, items[old], item);
    if (old !== undefined && edits !== undefined) {
      free.delete(old);
      return (
        (index > 0 && old === 0 ? gap : aboveOf(old)) +
        applied(source, edits, begins[old], ends[old])
      );
    }
    const text =
      inLine || typeof item !== "object"
        ? `${inLine ? flowText(item) : scalarText(item, false)}\n`
        : blockText(item, dash + 2).trimStart();
    return `${index > 0 ? gap : ""}${" ".repeat(dash)}- ${text}`;
  });
  const lines = (text: string) => (text.endsWith("\n") ? text : `${text}\n`);
  return [{ from: begins[0] ?? 0, to: ends.at(-1) ?? 0, text: texts.map(lines).join("") }];
}

/**
 * The YAML text `source`, changed to say `value`. Where that cannot be done in place (it always can, as
 * far as is known), the file is written anew below the comment that opens it.
 */
export function editedYaml(source: string, value: Fields): string {
  const { contents } = parseDocument(source);
  const edits = contents === null ? undefined : editsOf(source, contents, value);
  if (edits !== undefined) {
    const text = applied(source, edits);
    try {
      if (same(parse(text), value)) return text;
    } catch {
      // Written anew below.
    }
  }
  return `${/^(#.*\n)*\n?/.exec(source)?.[0] ?? ""}${stringify(value, { lineWidth: 0 })}`;
}
