import type { ContentString } from "../src/data/content-strings.ts";
import type { Content } from "../src/data/load-content.ts";

/** Where something is in the content. */
export interface Position {
  file: string;
  /** From 1; undefined for what is missing. */
  line: number | undefined;
  field: string;
}

const byFile = new WeakMap<object, Map<string, ContentString[]>>();

/** The strings of a file. */
export function stringsIn({ strings }: Pick<Content, "strings">, file: string): ContentString[] {
  const known = byFile.get(strings) ?? Map.groupBy(strings, (string) => string.file);
  byFile.set(strings, known);
  return known.get(file) ?? [];
}

/** The place of a field of the content, or of a group of fields. */
export function positionOf(content: Content, file: string, field: string): Position {
  const found = stringsIn(content, file).find((string) =>
    `${string.field}.`.startsWith(`${field}.`),
  );
  return { file, line: found?.line, field };
}
