import { inPlainCharacters } from "../schemas/fields.ts";
import { bare, partOf, type Schema, shapeOf } from "../schemas/schema-parts.ts";
import { isFreeText } from "./texts.ts";

/**
 * A value of a content file as its editor meant it: texts of a strict form in plain characters, optional fields that
 * were emptied left out, and a list of none as an empty list.
 */
export function asMeant(outer: Schema, value: unknown): unknown {
  const { schema } = bare(outer);
  if (typeof value === "string") return isFreeText(schema) ? value : inPlainCharacters(value);
  const shape = shapeOf(schema, value) ?? schema;
  if (shape !== schema) return asMeant(shape, value);
  const part = partOf(schema);
  if (part.kind === "list") {
    if (value === null) return [];
    return Array.isArray(value) ? value.map((entry) => asMeant(part.entry, entry)) : value;
  }
  if (part.kind !== "fields" || value === null || typeof value !== "object" || Array.isArray(value))
    return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const field = part.fields[key];
      if (field === undefined) return [[key, item]];
      const { optional, fallback } = bare(field);
      const isEmpty = item === null || (typeof item === "string" && item.trim() === "");
      return isEmpty && optional && item !== fallback ? [] : [[key, asMeant(field, item)]];
    }),
  );
}
