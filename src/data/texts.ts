import { type FieldRole, isTranslated } from "../schemas/field-role.ts";
import { bare, partOf, type Schema, shapeOf } from "../schemas/schema-parts.ts";

/** Where a text is, and its roles. */
export interface TextPlace {
  path: PropertyKey[];
  /** The roles of its field and of every part that holds it. */
  roles: readonly FieldRole[];
  /** The part that holds the field, with the fields beside it. */
  siblings: Readonly<Record<string, unknown>>;
  /** False for a default of the schema. */
  written: boolean;
}

const nowhere = { path: [], roles: [], siblings: {} };

/** A copy of `value` with every string changed that its schema knows, in the order of the value. */
export function mapFields(
  outer: Schema,
  value: unknown,
  change: (text: string, place: TextPlace) => string,
  { path, roles, siblings }: Omit<TextPlace, "written"> = nowhere,
): unknown {
  const { schema, fallback, roles: schemaRoles } = bare(outer);
  const given = value ?? (typeof fallback === "string" ? fallback : undefined);
  if (given === undefined || given === null) return value;
  const all = schemaRoles.length === 0 ? roles : [...roles, ...schemaRoles];
  const shape = shapeOf(schema, given) ?? schema;
  if (shape !== schema) return mapFields(shape, given, change, { path, roles: all, siblings });
  if (typeof given === "string") {
    const place = { path, siblings, written: given === value };
    return change(given, { ...place, roles: isFreeText(schema) ? all : [...all, "setting"] });
  }
  const part = partOf(schema);
  if (part.kind === "list" && Array.isArray(given))
    return given.map((entry, index) =>
      mapFields(part.entry, entry, change, { path: [...path, index], roles: all, siblings }),
    );
  if (part.kind !== "fields" || typeof given !== "object") return given;
  const holder = given as Record<string, unknown>;
  const changed = Object.keys({ ...holder, ...part.fields }).flatMap((key) => {
    const field = part.fields[key];
    const place = { path: [...path, key], roles: all, siblings: holder };
    const result = field === undefined ? holder[key] : mapFields(field, holder[key], change, place);
    return result === undefined ? [] : [[key, result]];
  });
  return Object.fromEntries(changed);
}

/** A copy of `value` with every text changed that translators translate. A default of the schema counts as written. */
export function mapTexts(
  schema: Schema,
  value: unknown,
  change: (text: string, place: TextPlace) => string,
): unknown {
  return mapFields(schema, value, (text, place) =>
    isTranslated(place.roles) ? change(text, place) : text,
  );
}

/** The roles of the part at a path of a value, and of every part that holds it. */
export function rolesAt(
  outer: Schema,
  value: unknown,
  path: readonly PropertyKey[],
): readonly FieldRole[] {
  const { schema, roles } = bare(outer);
  const shape = shapeOf(schema, value) ?? schema;
  if (shape !== schema) return [...roles, ...rolesAt(shape, value, path)];
  const [key, ...rest] = path;
  const part = partOf(schema);
  const next =
    part.kind === "fields" ? part.fields[String(key)] : part.kind === "list" && part.entry;
  if (key === undefined || !next) return roles;
  const child = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return [...roles, ...rolesAt(next, child, rest)];
}

/** Whether a text is free, unlike a choice, a path or a date. */
export function isFreeText(outer: Schema): boolean {
  const { schema } = bare(outer);
  const { def } = schema._zod;
  if (def.type === "union") return def.options.some(isFreeText);
  return (
    def.type === "string" &&
    !("format" in def) &&
    !(def.checks ?? []).some((check) => check._zod.def.check === "string_format")
  );
}
