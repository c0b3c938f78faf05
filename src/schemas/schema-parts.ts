import type { z } from "zod";
import type { FieldRole } from "./field-role.ts";
import type { FormWords } from "./form-words.ts";

/**
 * What the editor and the translations must know of a schema, read from the schema itself. Zod keeps it in `_zod.def` for
 * programs that work on schemas: https://zod.dev/library-authors
 */

export type Schema = z.core.$ZodType;

/** A schema without its optional, nullable and default wrappers. */
export interface Bare {
  schema: z.core.$ZodTypes;
  optional: boolean;
  /** The default value. */
  fallback: unknown;
  /** Help text of the field. */
  description: string | undefined;
  /** What the field is: see `role`. */
  roles: readonly FieldRole[];
  /** How the editor's form calls it: see `inForm`. */
  form: FormWords;
}

/** Cached: schemas never change and are read for each value of the content. */
const known = new WeakMap<Schema, Bare>();

export function bare(outer: Schema): Bare {
  const found = known.get(outer) ?? withoutWrappers(outer);
  known.set(outer, found);
  return found;
}

function withoutWrappers(outer: Schema): Bare {
  let schema = outer as z.core.$ZodTypes;
  let optional = false;
  let fallback: unknown;
  let description: string | undefined;
  const roles: FieldRole[] = [];
  let form: FormWords = {};
  for (;;) {
    const meta = (schema as unknown as z.ZodType).meta();
    roles.push(...(meta?.roles ?? []));
    description ??= meta?.description;
    form = { ...meta?.form, ...form };
    const { def } = schema._zod;
    if (def.type === "optional" || def.type === "nullable" || def.type === "default") {
      optional = true;
      if (def.type === "default") fallback = def.defaultValue;
      schema = def.innerType as z.core.$ZodTypes;
    } else if (def.type === "pipe") schema = def.in as z.core.$ZodTypes;
    else return { schema, optional, fallback, description, roles, form };
  }
}

/** How the values of a schema are put together. */
export type Part =
  | { kind: "fields"; fields: Record<string, Schema> }
  /** A list; `rows` when its entries are lists themselves. */
  | { kind: "list"; entry: Schema; rows: boolean }
  /** A line of text, or fields. */
  | { kind: "text-or-fields"; text: Schema; fields: Schema }
  /** Several shapes, told apart by the field `key`. */
  | { kind: "variants"; key: string; variants: { name: string; schema: Schema }[] }
  | { kind: "value" };

const knownParts = new WeakMap<Schema, Part>();

export function partOf(outer: Schema): Part {
  const part = knownParts.get(outer) ?? partOfBare(bare(outer).schema);
  knownParts.set(outer, part);
  return part;
}

function partOfBare(schema: z.core.$ZodTypes): Part {
  const { def } = schema._zod;
  if (def.type === "object") return { kind: "fields", fields: def.shape };
  if (def.type === "array")
    return { kind: "list", entry: def.element, rows: partOf(def.element).kind === "list" };
  if (def.type !== "union") return { kind: "value" };
  if ("discriminator" in def) {
    const key = def.discriminator as string;
    const variants = def.options.map((schema) => ({ name: literalOf(schema, key), schema }));
    return { kind: "variants", key, variants };
  }
  const fields = def.options.find((option) => partOf(option).kind === "fields");
  const text = def.options.find((option) => bare(option).schema._zod.def.type === "string");
  return fields && text ? { kind: "text-or-fields", text, fields } : { kind: "value" };
}

/** The fields of a schema; none when it is not an object. */
export function fieldsOf(schema: Schema): Record<string, Schema> {
  const part = partOf(schema);
  return part.kind === "fields" ? part.fields : {};
}

/** The schema of the shape that a value has, where there are several; undefined for an unknown one. */
export function shapeOf(schema: Schema, value: unknown): Schema | undefined {
  const part = partOf(schema);
  if (part.kind === "text-or-fields") return typeof value === "string" ? part.text : part.fields;
  if (part.kind !== "variants") return schema;
  const name = (value as Record<string, unknown> | null)?.[part.key];
  return part.variants.find((variant) => variant.name === name)?.schema;
}

function literalOf(variant: Schema, key: string): string {
  const literal = fieldsOf(variant)[key] as z.core.$ZodLiteral | undefined;
  return String(literal?._zod.def.values[0]);
}

/** Name under which the editor keeps whether an entry is a line of text or fields. */
export const shapeKey = "shape";
