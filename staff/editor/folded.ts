import { bare, fieldsOf, type Schema } from "../../src/schemas/schema-parts.ts";
import { type Fields, isFields } from "./same.ts";

/*
 * In a file, the fields for search engines and for the order of lists are between those with the words
 * of the page. A form has them in one folded group at its end.
 */

/** Name of that group in the editor. */
export const foldedKey = "listing";

/** Names of the fields in the group. */
export function foldedNames(schema: Schema): string[] {
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]) =>
    bare(field).roles.includes("listing") ? [name] : [],
  );
}

/** Fields as the form holds them. */
export function folded(schema: Schema, fields: Fields): Fields {
  const names = foldedNames(schema);
  if (names.length === 0) return fields;
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name) === wanted));
  return { ...pick(false), [foldedKey]: pick(true) };
}

/** Fields of a form as the file holds them. */
export function unfolded({ [foldedKey]: group, ...fields }: Fields): Fields {
  return { ...fields, ...(isFields(group) && group) };
}
