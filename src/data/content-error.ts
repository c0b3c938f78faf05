/** One mistake in a content file, described so that its editor can fix it. */
export interface Problem {
  /** Path from the project's root, such as content/practice.yaml. */
  file: string;
  /** Line in the file, from 1, or undefined when the whole file is meant. */
  line: number | undefined;
  /** Path of the field, such as closures.0.hours; empty for the whole file. */
  field: string;
  /** The same in words, such as "section 5, question 2, answer", where the value is known. */
  place?: string;
  /** What is wrong and what to do. */
  remedy: string;
}

/** A problem of one text or value. */
export function problemAt(
  { file, line, field }: Pick<Problem, "file" | "line" | "field">,
  remedy: string,
): Problem {
  return { file, line, field, remedy };
}

/** A problem of a whole file, or of a field that has no line in it. */
export function problemOf(file: string, remedy: string, field = ""): Problem {
  return { file, line: undefined, field, remedy };
}

/** Thrown when content breaks its schema. Its message lists every mistake found, not only the first. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.problems = problems;
  }
}

/** At most this many mistakes are printed; one typo can cause hundreds. */
const mostPrinted = 40;

/** The folder of the content as it is named here: content, or what CONTENT_DIR names, for another practice and tests. */
export function contentName(): string {
  return process.env["CONTENT_DIR"] || "content";
}

/** A message with the folder that is really read in place of content/. */
export function inContentFolder(message: string): string {
  const folder = contentName().replace(/[/\\]*$/, "/");
  return message.replace(/(?<![\w./-])content\//g, () => folder);
}

function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
  const entries = problems.slice(0, mostPrinted).map(({ file, line, field, place, remedy }) => {
    const where = [file, line === undefined ? "" : `line ${line}`, place ?? fieldInWords(field)]
      .filter(Boolean)
      .join(", ");
    return `  ${where}\n    ${remedy}`;
  });
  if (problems.length > mostPrinted) entries.push(`  … and ${problems.length - mostPrinted} more.`);
  return `The content has ${count}. Nothing was published; the site stays as it was.\n\n${inContentFolder(entries.join("\n\n"))}\n`;
}

/** A path of keys in words, with entries of lists counted from 1: "section 5, question 2, answer". */
export function fieldInWords(field: string, value?: unknown): string {
  const words: string[] = [];
  let node = value;
  let list = "";
  for (const key of field.split(".")) {
    node = (node as Record<string, unknown> | null | undefined)?.[key];
    if (!/^\d+$/.test(key)) {
      words.push(key);
      list = key;
    } else words.splice(-1, 1, `${entryNoun(list, node)} ${Number(key) + 1}`);
  }
  return words.join(", ");
}

/** What an entry of a list is called: a question, a section, a row of a table, a paragraph. */
function entryNoun(list: string, entry: unknown): string {
  if (entry !== null && typeof entry === "object" && "question" in entry) return "question";
  if (list === "items") return "entry";
  return list.replace(/ies$/, "y").replace(/s$/, "");
}
