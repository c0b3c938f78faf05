import type { z } from "zod";
import { pageTokens } from "../schemas/content-kinds.ts";
import { fieldInWords, type Problem } from "./content-error.ts";
import type { ContentFile } from "./content-file.ts";
import { fill, hasToken, mapStrings, type Tokens, unknownTokens } from "./tokens.ts";

/**
 * Fills the tokens of a content file and checks it against its schema.
 *
 * @param tokens facts to fill; undefined to leave all as it is written; "unknown" while practice.yaml itself is
 *   wrong: then texts with a token are not checked
 * @returns the data, unless the schema refuses it, and every problem found
 */
export function validate<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
  tokens: Tokens | "unknown" | undefined,
): { data: z.output<Schema> | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (at: readonly PropertyKey[], remedy: string) => {
    const field = at.map(String).join(".");
    const place = fieldInWords(field, file.value);
    problems.push({ file: file.file, line: file.lineOf(at), field, place, remedy });
  };
  let { value } = file;
  if (typeof tokens === "object") {
    const known = [...Object.keys(tokens), ...(pageTokens[file.path] ?? [])];
    value = mapStrings(value, [], (text, at) => {
      if (!text.includes("{")) return text;
      for (const remedy of unknownTokens(text, known)) report(at, remedy);
      return fill(text, tokens);
    });
    file.body.split("\n").forEach((text, index) => {
      for (const remedy of unknownTokens(text, known))
        problems.push({ file: file.file, line: file.bodyLine + index, field: "text", remedy });
    });
  }
  const written = (path: readonly PropertyKey[]) => valueAt(file.value, path);
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data, problems };
  for (const { path, message } of flatten(result.error.issues)) {
    if (tokens !== "unknown" || !hasToken(valueAt(value, path)))
      report(path, `${message}${filledIn(valueAt(value, path), written(path))}`);
  }
  return { data: undefined, problems };
}

/** What a text says once its facts are filled in, since a fact may be what is wrong; "" where there are none. */
function filledIn(filled: unknown, written: unknown): string {
  return typeof filled === "string" && filled !== written && filled.length <= 160
    ? ` Its words in braces make it “${filled}”.`
    : "";
}

/** The value at a path of keys, or undefined. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (node, key) =>
      node !== null && typeof node === "object"
        ? (node as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

/**
 * One message for each issue. For a union, those of the closest branch, which is most likely about the real
 * mistake.
 */
function flatten(
  issues: readonly z.core.$ZodIssue[],
  base: readonly PropertyKey[] = [],
): { path: PropertyKey[]; message: string }[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    if (issue.code === "invalid_union") {
      const [nearest] = issue.errors
        .filter((branch) =>
          branch.some((nested) => nested.path.length > 0 || nested.code === "unrecognized_keys"),
        )
        .sort((a, b) => a.length - b.length);
      if (nearest !== undefined) return flatten(nearest, path);
    }
    if (issue.code === "unrecognized_keys") {
      const messages = issue.message.split("\n");
      return issue.keys.map((key, index) => ({
        path: [...path, key],
        message: messages[index] ?? issue.message,
      }));
    }
    return [{ path, message: issue.message }];
  });
}
