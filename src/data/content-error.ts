/** One mistake in a content file, described so that its editor can fix it. */
export interface Problem {
  /** Path from the project's root, such as content/practice.yaml. */
  file: string;
  /** Line in the file, from 1, or undefined when the whole file is meant. */
  line: number | undefined;
  /** Path of the field, such as hours.weekday.0.opens; empty for the whole file. */
  field: string;
  /** What is wrong and what to do. */
  remedy: string;
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
const shown = 40;

function formatProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
  const entries = problems.slice(0, shown).map(({ file, line, field, remedy }) => {
    const where = [file, line === undefined ? "" : `line ${line}`, field]
      .filter(Boolean)
      .join(", ");
    return `  ${where}\n    ${remedy}`;
  });
  if (problems.length > shown) entries.push(`  … and ${problems.length - shown} more.`);
  return `The content has ${count}. Nothing was published; the site stays as it was.\n\n${entries.join("\n\n")}\n`;
}
