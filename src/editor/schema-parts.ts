import type { z } from "zod";

/**
 * What the editor must know of a schema, read from the schema itself. Zod keeps it in `_zod.def` for
 * programs that work on schemas: https://zod.dev/library-authors
 */

export type Schema = z.core.$ZodType;

/** A schema without what only says that a value may be missing. */
export interface Bare {
  /** What the value is, once there is one. */
  schema: z.core.$ZodTypes;
  /** The value may be left out. */
  optional: boolean;
  /** The default value; undefined for none. */
  fallback: unknown;
  /** Help text of the field. */
  description: string | undefined;
}

export function bare(outer: Schema): Bare {
  let schema = outer as z.core.$ZodTypes;
  const found = {
    optional: false,
    fallback: undefined as unknown,
    description: undefined as string | undefined,
  };
  for (;;) {
    found.description ??= (schema as unknown as z.ZodType).description;
    const { def } = schema._zod;
    if (def.type === "optional" || def.type === "nullable" || def.type === "default") {
      found.optional = true;
      if (def.type === "default") found.fallback = def.defaultValue;
      schema = def.innerType as z.core.$ZodTypes;
    } else if (def.type === "pipe") schema = def.in as z.core.$ZodTypes;
    else return { schema, ...found };
  }
}

/** The fields of an object's schema; undefined for any other schema. */
export function shapeOf(schema: Schema): Record<string, Schema> | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "object" ? def.shape : undefined;
}

/** The entries' schema of a list; undefined for any other schema. */
export function entryOf(schema: Schema): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "array" ? def.element : undefined;
}

/** One of several shapes of an entry, and how to tell it from the others. */
export interface Variant {
  name: string;
  schema: Schema;
}

/** Name under which the editor keeps the shape of an entry that is either a line of text or fields. */
export const shapeKey = "shape";

/** Shapes of a value that is a line of text or fields; undefined for any other schema. */
export function textOrFields(schema: Schema): { text: Schema; fields: Schema } | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== "union" || "discriminator" in def) return undefined;
  const fields = def.options.find((option) => shapeOf(option) !== undefined);
  const text = def.options.find(
    (option) => (option as z.core.$ZodTypes)._zod.def.type === "string",
  );
  return fields === undefined || text === undefined ? undefined : { text, fields };
}

/** Shapes that a field of the value names, and that field; undefined for any other schema. */
export function variantsOf(schema: Schema): { key: string; variants: Variant[] } | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== "union" || !("discriminator" in def)) return undefined;
  const key = def.discriminator as string;
  const variants = def.options.map((option) => {
    const literal = shapeOf(option)?.[key] as z.core.$ZodLiteral | undefined;
    return { name: String(literal?._zod.def.values[0]), schema: option };
  });
  return { key, variants };
}
