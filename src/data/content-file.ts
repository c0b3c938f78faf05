import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { Problem } from "./content-error.ts";

/** A content file as it was parsed, before its schema is applied. */
export interface ContentFile {
  /** Path below content/, such as pages/about.yaml. */
  path: string;
  /** The same for people and tools: content/pages/about.yaml. */
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

/** Larger than any real file, small enough to refuse a mistake at once. In bytes. */
const largestFile = 256 * 1024;

const latest = new Map<string, ContentFile>();

/** Reads and parses a content file. A file with the same text as last time is not parsed again. */
export function readContentFile(root: string, path: string): ContentFile {
  const full = join(root, path);
  if (!existsSync(full))
    return unreadable(path, "This file is missing. Restore it from an earlier version.");
  if (statSync(full).size > largestFile)
    return unreadable(
      path,
      `This file is larger than ${largestFile / 1024} KB. Something was pasted into it by mistake; remove it.`,
    );
  const bytes = readFileSync(full);
  // In UTF-16, every other byte of English is zero.
  if (bytes.subarray(0, 4).includes(0))
    return unreadable(
      path,
      "Save the file as UTF-8: most editors offer it when you save a file under a name. It is in another encoding now, in which no line can be read.",
    );
  if (!isUtf8(bytes)) return notUtf8(path, bytes);
  const text = bytes.toString();
  const known = latest.get(path);
  if (known?.text === text) return known;
  const parsed = parseContentFile(path, text);
  latest.set(path, parsed);
  return parsed;
}

function notUtf8(path: string, bytes: Buffer): ContentFile {
  const line = bytes
    .toString("latin1")
    .split("\n")
    .findIndex((text) => !isUtf8(Buffer.from(text, "latin1")));
  return unreadable(
    path,
    "A letter on this line was saved in an old encoding. Save the file as UTF-8, then type the line again.",
    line + 1,
  );
}

/** Parses YAML, or Markdown with YAML front matter. Mistakes end up in `problems`. */
export function parseContentFile(path: string, text: string): ContentFile {
  const broken = brokenLine(text);
  if (broken !== undefined) return { ...unreadable(path, broken.remedy, broken.line), text };
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

/** Spaces that look like those of YAML and are none. */
const spaces: readonly { pattern: RegExp; remedy: string }[] = [
  { pattern: /^ *\t/, remedy: "This line begins with a tab. Put spaces in its place." },
  {
    // U+00A0 in the indentation, after a dash or after the name of a field.
    pattern: /^ *(?:- +)?(?:\u00a0|-\u00a0|[\w-]+:\u00a0)/,
    remedy:
      "A non-breaking space stands here, as copied from Word or a web page. It looks like a space and is none: remove it, and press the space bar.",
  },
];

/** The first line that makes the parser complain all over the file: a conflict marker or a tab. */
function brokenLine(text: string): { line: number; remedy: string } | undefined {
  const lines = text.split("\n");
  const conflict = lines.findIndex((line) => /^(?:<{7}|>{7}) /.test(line));
  if (conflict !== -1)
    return {
      line: conflict + 1,
      remedy:
        "Two versions of this text stand here one after the other, between <<<<<<< and >>>>>>>. Keep the right one, and remove the other with the lines of signs.",
    };
  const [wrong] = spaces.flatMap(({ pattern, remedy }) => {
    const index = lines.findIndex((line) => pattern.test(line));
    return index === -1 ? [] : [{ line: index + 1, remedy }];
  });
  return wrong;
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
  const problems = document.errors.map(({ code, message, pos }) => ({
    offset: pos[0],
    remedy:
      code === "DUPLICATE_KEY"
        ? `This line is not valid YAML: "${/[^:\n]*/.exec(yaml.slice(pos[0]))}" stands twice in this part. Keep one, and remove the other with all that belongs to it.`
        : code === "MULTIPLE_DOCS"
          ? 'This line is not valid YAML: "---" begins a new file. Remove it.'
          : yaml[pos[0] - 1] === "'" && /^\w/.test(yaml.slice(pos[0]))
            ? `This line is not valid YAML: the apostrophe before "${/^\w+/.exec(yaml.slice(pos[0]))}" ends the text, which stands in single quotation marks. Put the text in double ones: "Atlanta's".`
            : `This line is not valid YAML: ${message.replace(/\n[\s\S]*/, "")}. Check its indentation, the colon and the quotation marks.`,
  }));
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
