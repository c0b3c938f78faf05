import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import type { Schema } from "../schemas/schema-parts.ts";
import { asMeant } from "./as-meant.ts";
import type { Problem } from "./content-error.ts";
import { notPlainFile } from "./plain-file.ts";

/** A content file as it was parsed, before its schema is applied. */
export interface ContentFile {
  /** Path below content/, such as pages/about.yaml. */
  path: string;
  /** Path from the project's root: content/pages/about.yaml. */
  file: string;
  text: string;
  /** The fields; undefined when there are problems. */
  value: unknown;
  /** Line of the value at a path of keys, or of its nearest parent, from 1. */
  lineOf: (at: readonly PropertyKey[]) => number | undefined;
  /** Text after the front matter of a Markdown file, and the line on which it starts. */
  body: string;
  bodyLine: number;
  /** Why the file cannot be read. */
  problems: readonly Problem[];
}

/** A content file and its schema, which says what each field is. */
export interface TypedFile extends ContentFile {
  schema: Schema;
}

const latest = new Map<string, ContentFile>();

/** Reads and parses a content file. A file with the same text as last time is not parsed again. */
export function readContentFile(root: string, path: string): ContentFile {
  const full = join(root, path);
  if (!existsSync(full))
    return unreadable(path, "This file is missing. Restore it from an earlier version.");
  const wrong = notPlainFile(root, path);
  if (wrong !== undefined) return unreadable(path, wrong);
  const bytes = readFileSync(full);
  if (!isUtf8(bytes))
    return unreadable(
      path,
      "Save the file as UTF-8: most editors offer it when you save a file under a name.",
    );
  const text = bytes.toString();
  const known = latest.get(path);
  if (known?.text === text) return known;
  const parsed = parseContentFile(path, text);
  latest.set(path, parsed);
  return parsed;
}

/** The same, with the values of its fields as they were meant: see `asMeant`. */
export function readTypedFile(root: string, path: string, schema: Schema): ContentFile {
  const file = readContentFile(root, path);
  return { ...file, value: asMeant(schema, file.value) };
}

/** Parses YAML, or Markdown with YAML front matter. Mistakes end up in `problems`. */
export function parseContentFile(path: string, written: string): ContentFile {
  // Windows puts a mark before UTF-8.
  const text = written.replace(/^\ufeff/, "");
  const slip = slipIn(text);
  if (slip !== undefined) return { ...unreadable(path, slip.remedy, slip.line), text };
  let yaml = text;
  let body = "";
  let bodyLine = 1;
  if (path.endsWith(".md")) {
    const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text);
    if (match === null)
      return unreadable(
        path,
        'Begin the file with a line "---", the fields, and another line "---".',
        1,
      );
    yaml = `\n${match[1] ?? ""}`;
    body = text.slice(match[0].length);
    bodyLine = match[0].split("\n").length;
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const file = `content/${path}`;
  const problems = yamlProblems(document, yaml).map(({ offset, remedy }) => ({
    file,
    line: lines.linePos(offset).line,
    field: "",
    remedy,
  }));
  if (problems.length > 0) return { ...unreadable(path, ""), text, problems };
  if (document.contents === null || yaml.trim() === "")
    return unreadable(path, "This file is empty. Restore an earlier version of it.");
  const lineOf = (at: readonly PropertyKey[]) => lineIn(document, lines, at);
  return { path, file, text, value: document.toJS(), lineOf, body, bodyLine, problems };
}

/** Mistakes that the parser reports at the wrong place or in misleading words. */
const slips: readonly { pattern: RegExp; remedy: string }[] = [
  {
    pattern: /^(?:<{7}|>{7}) /,
    remedy:
      "Two versions of this text are here one after the other, between <<<<<<< and >>>>>>>. Keep the right one, and remove the other with the lines of signs.",
  },
  {
    // In the indentation, after a dash or after the name of a field.
    pattern: /^ *(?:- +)?(?:-|[\w-]+:)?[\u00a0\u2000-\u200a\u202f\u3000]/,
    remedy:
      "There is a non-breaking space here, as copied from Word or a web page. It looks like a space and is not one: remove it, and press the space bar.",
  },
];

/** The first line with one of these slips. */
function slipIn(text: string): { line: number; remedy: string } | undefined {
  const lines = text.split("\n");
  const found = slips.map(({ pattern, remedy }) => ({
    line: lines.findIndex((line) => pattern.test(line)) + 1,
    remedy,
  }));
  return found.find(({ line }) => line > 0);
}

function unreadable(path: string, remedy: string, line?: number): ContentFile {
  const file = `content/${path}`;
  return {
    path,
    file,
    text: "",
    value: undefined,
    lineOf: () => undefined,
    body: "",
    bodyLine: 1,
    problems: [{ file, line, field: "", remedy }],
  };
}

interface Slip {
  offset: number;
  remedy: string;
}

/**
 * What the parser refuses or warns of, and text that it would drop in silence: words after a sign of YAML or cut off
 * at a "#". After its first mistake the parser guesses, so no other one is named.
 */
function yamlProblems(document: Document.Parsed, yaml: string): Slip[] {
  const mistakes = [...document.errors, ...document.warnings];
  // A bracket that is never closed makes the parser refuse the note below it first.
  const mistake =
    mistakes.find(({ message }) => !message.startsWith("Comments must")) ?? mistakes[0];
  if (mistake !== undefined) return [slipOf(mistake, yaml)];
  const problems: Slip[] = [];
  visit(document, {
    Node: (_key, node) => {
      const [offset, end, next] = node.range ?? [0, 0, 0];
      const sign = isAlias(node) ? "*" : node.anchor !== undefined ? "&" : node.tag && "!";
      if (sign) problems.push({ offset, remedy: beginsWith(sign) });
      if (isScalar(node) && /^ *#/.test(yaml.slice(end, next)))
        problems.push({
          offset,
          remedy: /^[“‘]/.test(String(node.value))
            ? beginsWith("“")
            : 'The words after # are not shown. If they belong to the text, put the whole text in quotation marks: "Suite #101". A note to editors goes on its own line.',
        });
    },
    Pair: (index, { key, value }, path) => {
      // Only in braces may a name be alone.
      if (value !== null || !isScalar(key)) return;
      const fields = path.at(-1);
      const before = isMap(fields) ? fields.items[Number(index) - 1]?.value : undefined;
      const remedy =
        index === 0
          ? beginsWith("{")
          : isScalar(before) && /^[“‘]/.test(String(before.value))
            ? beginsWith("“")
            : `The comma before "${key.value}" ends the text. Put the whole text in quotation marks.`;
      problems.push({ offset: key.range?.[0] ?? 0, remedy });
    },
  });
  return problems;
}

/** A sign that means something to YAML at the start of a text in a line. */
const startOfText = /(?:^|: +|, +|\{ *|- +)([!&*@`%“”‘’]|[>|](?= *\w))/;

/** What to do about a text that begins with a sign which means something else to YAML. */
const beginsWith = (sign: string) =>
  /[“”‘’]/.test(sign)
    ? 'Curly quotation marks do not hold a text together. Write straight ones: "like this".'
    : `A text that begins with ${sign} needs quotation marks around all of it: "like this".`;

const noField =
  'This line does not begin with the name of a field, a colon and a space, as in "name: text". If it goes on with the text above, put more spaces before it. A note begins with #.';

/** The parser's mistakes in plain words, by its codes. */
const inWords: Readonly<Record<string, string>> = {
  BAD_INDENT:
    "This line begins further left or right than the fields beside it. Put before it as many spaces as they have, and in a list a dash and a space. If the line that it belongs to is gone, restore that line.",
  BLOCK_IN_FLOW:
    "There is a colon with a space within a text. Put the whole text in quotation marks.",
  BLOCK_AS_IMPLICIT_KEY:
    "There is a colon with a space within this text: put the whole text in quotation marks. Or this line or the one below it begins too far left or right: put as many spaces before it as before the lines beside it.",
  TAB_AS_INDENT:
    "There is a Tab at the start of this line. Use spaces instead, as many as before the lines beside it.",
  MULTILINE_IMPLICIT_KEY: noField,
  MULTIPLE_DOCS: "Remove this line of dashes.",
};

/** The same, by the parser's words where its code is too general. */
const inOtherWords: readonly (readonly [string, string])[] = [
  ["Implicit map keys need", noField],
  ["Sequence item without -", "Each entry of this list begins with a dash and a space: add them."],
  ["Unexpected block-seq-ind", "Begin this entry on the line below, with spaces before its dash."],
  ["Unexpected , in", "There is a comma too many in this line."],
];

/** A mistake in plain words, where it was made. */
function slipOf(mistake: YAMLError, yaml: string): Slip {
  const { code, message, pos } = mistake;
  const [at] = pos;
  if (code === "DUPLICATE_KEY") return twice(yaml, at);
  // The parser is at the end of what it took for the rest of the text.
  const [, bracket] = /^Flow .* end with a ([}\]])/.exec(message) ?? [];
  if (bracket !== undefined) {
    const opening = bracket === "}" ? "{" : "[";
    const withoutNotes = yaml.replace(/^ *#.*$/gm, (note) => " ".repeat(note.length));
    return {
      offset: withoutNotes.lastIndexOf(opening, at - 1),
      remedy: `The ${opening} in this line has no ${bracket}. Write one at the end of the entry.`,
    };
  }
  const [, mark] = /^Missing closing (["'])/.exec(message) ?? [];
  if (mark !== undefined)
    return {
      offset: yaml.lastIndexOf(mark, at - 1),
      remedy: `The quotation mark at the start of this text has no partner. Write a straight one (${mark}) at its end, or remove this one.`,
    };
  return { offset: at, remedy: remedyOf(mistake, yaml) };
}

function remedyOf({ code, message, pos: [at] }: YAMLError, yaml: string): string {
  const start = yaml.lastIndexOf("\n", at - 1) + 1;
  const line = yaml.slice(start).split("\n", 1)[0] ?? "";
  const [word] = /^(?:[\p{L}\d]+|;)/u.exec(yaml.slice(at)) ?? [];
  if (yaml[at - 1] === "'" && word !== undefined)
    return `The apostrophe before "${word}" ends the text, which is in single quotation marks. Put the text in double ones: "Atlanta's".`;
  if (word !== undefined && /" *$/.test(yaml.slice(start, at)))
    return `The quotation mark before "${word}" ends the text. Quotation marks within a text are curly: “like this”. Or a quotation mark is missing further left, or a comma here.`;
  if (/^ *[–—] /.test(line))
    return "A long dash begins no entry. Write the short one, which is beside the 0: -";
  const [, block] = /: +([>|][-+]) +\S/.exec(line) ?? [];
  if (block !== undefined)
    return `Begin the text on the line below ${block}, with two more spaces before it.`;
  const bracket = /(?:: +|^ *- +)([{[])[^{}[\]]*[}\]]\S* *$/.exec(yaml.slice(start, at));
  const [, sign] = bracket ?? startOfText.exec(line) ?? [];
  if (sign !== undefined) return beginsWith(sign);
  return (
    inOtherWords.find(([words]) => message.startsWith(words))?.[1] ??
    inWords[code] ??
    `This line is not valid YAML: ${message.replace(/\n[\s\S]*/, "")}. Check its indentation, the colon and the quotation marks.`
  );
}

/** What to do about a field that has a namesake beside it, most often an entry without its dash. */
function twice(yaml: string, at: number): Slip {
  // After a field with nothing in it the parser is at the end of that line still.
  const offset = at + yaml.slice(at).search(/\S/);
  const start = yaml.lastIndexOf("\n", offset) + 1;
  const column = offset - start;
  const [name = ""] = /^[^:\s]+/.exec(yaml.slice(offset)) ?? [];
  const other = yaml
    .slice(0, start)
    .split("\n")
    .findLastIndex(
      (above) =>
        /^ *(?:- +)?$/.test(above.slice(0, column)) && above.startsWith(`${name}:`, column),
    );
  const where = other === -1 ? "in this line" : `on line ${other + 1} and here`;
  return {
    offset,
    remedy: `"${name}" is written twice, ${where}. Keep one. If a new entry begins here, put a dash before it; if this belongs to the field above, put more spaces before it.`,
  };
}

function lineIn(
  document: Document.Parsed,
  lines: LineCounter,
  at: readonly PropertyKey[],
): number | undefined {
  let node: unknown = document.contents;
  let line: number | undefined;
  for (const key of at) {
    const pair = isMap<Node & { value?: unknown }>(node)
      ? node.items.find((item) => String(item.key.value) === String(key))
      : undefined;
    const next: unknown = pair?.value ?? (isSeq(node) ? node.items[Number(key)] : undefined);
    const range = (pair?.key ?? (next as Node | undefined))?.range;
    if (!range) break;
    line = lines.linePos(range[0]).line;
    node = next;
  }
  return line;
}
