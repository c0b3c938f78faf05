import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { Schema } from "../schemas/schema-parts.ts";
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

/** Parses YAML, or Markdown with YAML front matter. Mistakes end up in `problems`. */
export function parseContentFile(path: string, text: string): ContentFile {
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
  if (document.errors.length > 0) return { ...unreadable(path, ""), text, problems };
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 0 });
  } catch {
    return unreadable(
      path,
      "Remove the & and * signs, or put the text that holds them in quotation marks.",
    );
  }
  const lineOf = (at: readonly PropertyKey[]) => lineIn(document, lines, at);
  return { path, file, text, value, lineOf, body, bodyLine, problems };
}

/** Mistakes that the parser reports at the wrong place or in misleading words. */
const slips: readonly { pattern: RegExp; remedy: string }[] = [
  {
    pattern: /^(?:<{7}|>{7}) /,
    remedy:
      "Two versions of this text stand here one after the other, between <<<<<<< and >>>>>>>. Keep the right one, and remove the other with the lines of signs.",
  },
  {
    // U+00A0 in the indentation, after a dash or after the name of a field.
    pattern: /^ *(?:- +)?(?:\u00a0|-\u00a0|[\w-]+:\u00a0)/,
    remedy:
      "A non-breaking space stands here, as copied from Word or a web page. It looks like a space and is none: remove it, and press the space bar.",
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

/** Syntax errors, and text cut off at a "#" that its editor meant as a part of it. */
function yamlProblems(document: Document.Parsed, yaml: string) {
  const problems = document.errors.map(({ message, pos }) => {
    const [word] = /^\w+/.exec(yaml.slice(pos[0])) ?? [];
    const isAfterApostrophe = yaml[pos[0] - 1] === "'" && word !== undefined;
    const remedy = isAfterApostrophe
      ? `the apostrophe before "${word}" ends the text, which stands in single quotation marks. Put the text in double ones: "Atlanta's".`
      : `${message.replace(/\n[\s\S]*/, "")}. Check its indentation, the colon and the quotation marks.`;
    return { offset: pos[0], remedy: `This line is not valid YAML: ${remedy}` };
  });
  visit(document, {
    Scalar: (_key, { range }) => {
      if (!range || !/^ *#/.test(yaml.slice(range[1], range[2]))) return;
      problems.push({
        offset: range[0],
        remedy:
          'The words after # are not shown. If they belong to the text, put the whole text in quotation marks: "Suite #101". A note to editors goes on a line of its own.',
      });
    },
  });
  return problems;
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
