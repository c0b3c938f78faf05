import { bare, partOf, type Schema } from "../schemas/schema-parts.ts";

/**
 * A copy of `value` with every text changed that a reader reads: strings of the schema that have no
 * fixed form, as paths and dates have, and that are not marked as `untranslated`. A default of the
 * schema counts as written.
 *
 * @param change what becomes of a text at a path of keys
 */
export function mapTexts(
  outer: Schema,
  value: unknown,
  change: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  const { schema, fallback, translated } = bare(outer);
  const given = value ?? (typeof fallback === "string" ? fallback : undefined);
  if (!translated || given === undefined || given === null) return value;
  const part = partOf(schema);
  const { def } = schema._zod;
  if (part.kind === "fields" && typeof given === "object") {
    const changed = Object.entries(part.fields).flatMap(([key, field]): [string, unknown][] => {
      const own = mapTexts(field, (given as Record<string, unknown>)[key], change, [...path, key]);
      return own === undefined ? [] : [[key, own]];
    });
    return { ...given, ...Object.fromEntries(changed) };
  }
  if (part.kind === "list" && Array.isArray(given))
    return given.map((one, index) => mapTexts(part.entry, one, change, [...path, index]));
  if (part.kind === "variants" && typeof given === "object") {
    const name = String((given as Record<string, unknown>)[part.key]);
    const variant = part.variants.find((one) => one.name === name);
    return variant === undefined ? given : mapTexts(variant.schema, given, change, path);
  }
  if (part.kind === "text-or-fields")
    return mapTexts(typeof given === "string" ? part.text : part.fields, given, change, path);
  if (typeof given !== "string") return given;
  // A string, or a union with one.
  const texts = def.type === "union" ? def.options : [schema];
  return texts.some(isText) ? change(given, path) : given;
}

function isText(outer: Schema): boolean {
  const { schema, translated } = bare(outer);
  const { def } = schema._zod;
  return (
    translated &&
    def.type === "string" &&
    !("format" in def) &&
    !(def.checks ?? []).some((check) => check._zod.def.check === "string_format")
  );
}
