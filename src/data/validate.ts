import type { z } from "zod";
import { pageTokens } from "../schemas/content-kinds.ts";
import { plainWords, unfit } from "../schemas/fields.ts";
import { fieldInWords, type Problem } from "./content-error.ts";
import type { ContentFile } from "./content-file.ts";
import { rolesAt } from "./texts.ts";
import {
  fillAll,
  hasMarkup,
  mapStrings,
  type Tokens,
  unknownTokens,
  withoutAbsent,
} from "./tokens.ts";

/**
 * Checks a content file against its schema as it is written, then fills its tokens. Lengths are checked before, so that
 * a longer name of the practice makes no text too long.
 *
 * @param facts what fills tokens; undefined to leave tokens as they are written, and look at none
 * @returns the data, unless the schema refuses it, and every problem found
 */
export function validate<Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
  facts: Tokens | undefined,
): { data: z.output<Schema> | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (at: readonly PropertyKey[], remedy: string) => {
    const field = at.map(String).join(".");
    const place = fieldInWords(field, file.value);
    problems.push({ file: file.file, line: file.lineOf(at), field, place, remedy });
  };
  if (facts !== undefined) {
    const known = [...Object.keys(facts), ...(pageTokens[file.path] ?? [])];
    mapStrings(file.value, [], (text, at) => {
      for (const remedy of unknownTokens(text, known)) report(at, remedy);
      if (hasMarkup(text, facts) && rolesAt(schema, file.value, at).includes("plain"))
        report(at, plainWords);
      return text;
    });
    file.body.split("\n").forEach((text, index) => {
      for (const remedy of unknownTokens(text, known))
        problems.push({ file: file.file, line: file.bodyLine + index, field: "text", remedy });
    });
  }
  const value = facts === undefined ? file.value : withoutAbsent(file.value, facts);
  const result = schema.safeParse(value);
  for (const { path, message } of flatten(result.error?.issues ?? [], value)) {
    const isLeftOut = valueAt(value, path) === undefined && valueAt(file.value, path) !== undefined;
    report(path, isLeftOut ? nothingLeft : message);
  }
  const data =
    result.data === undefined || facts === undefined ? result.data : fillAll(result.data, facts);
  return { data, problems };
}

/** Remedy for a text with nothing left: see `withoutAbsent`. */
const nothingLeft =
  "All of this text is about a fact that the practice does not have, such as its fax, and is left out. Add a sentence that holds without it.";

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
 * mistake. One about the form of a text names the character that has no place in it.
 */
function flatten(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
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
      if (nearest !== undefined) return flatten(nearest, value, path);
    }
    if (issue.code === "unrecognized_keys") {
      const messages = issue.message.split("\n");
      return issue.keys.map((key, index) => ({
        path: [...path, key],
        message: messages[index] ?? issue.message,
      }));
    }
    const asWritten = issue.code === "invalid_format" ? unfit(valueAt(value, path)) : "";
    return [{ path, message: issue.message + asWritten }];
  });
}
