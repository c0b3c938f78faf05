import type { z } from "zod";
import type { Schema } from "../../src/schemas/schema-parts.ts";
import { placeIn } from "./editor-fields.ts";
import type { Fields } from "./same.ts";

/** Without the numbers of entries, so that a moved entry is not a new mistake. */
const keyOf = ({ path, message }: z.core.$ZodIssue) =>
  JSON.stringify([path.filter((name) => typeof name !== "number"), message]);

function issuesOf(schema: Schema, content: Fields): readonly z.core.$ZodIssue[] {
  return (schema as z.ZodType).safeParse(content).error?.issues ?? [];
}

/**
 * What the check would refuse of a file that no field can know by itself, such as a closure that ends before it begins.
 * Earlier mistakes are left to the check, so that correcting a phone number does not fail over somebody else's closure.
 *
 * @param before what the file said, as read and as saved meanwhile; none for a new file
 */
export function refusalsOf(schema: Schema, content: Fields, before: readonly Fields[]): string[] {
  const known = new Set(before.flatMap((earlier) => issuesOf(schema, earlier).map(keyOf)));
  return issuesOf(schema, content)
    .filter((issue) => !known.has(keyOf(issue)))
    .map(({ path, message }) => [placeIn(schema, path), message].filter(Boolean).join(": "));
}

/** First words of the editor's message when it saves nothing. */
export const nothingSaved = "Nothing was saved";

/** The error on which the editor saves nothing and says why: it shows the cause of an error with this message. */
export function refusal(why: string): Error {
  return new Error("saving_failed", {
    cause: new Error(`${nothingSaved}. ${why} What you wrote stays in the form.`),
  });
}
