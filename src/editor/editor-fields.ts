import type { Field, VariableFieldType } from "@sveltia/cms";
import type { z } from "zod";
import {
  bare,
  entryOf,
  type Schema,
  shapeKey,
  shapeOf,
  textOrFields,
  variantsOf,
} from "./schema-parts.ts";

/** Text that may be longer than this, in characters, gets a field of several lines. */
const oneLine = 160;

/** The label of a field: "Site url" for "siteUrl". */
export function labelOf(name: string): string {
  const words = name
    .replace(/[-_]/g, " ")
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The form for one field of content, as its schema has it: what it takes, whether it must be filled in, its limits and its sentence. */
export function editorField(name: string, outer: Schema): Field {
  const { schema, optional, fallback, description } = bare(outer);
  const common = {
    name,
    label: labelOf(name),
    required: !optional,
    ...(description !== undefined && { hint: description }),
    ...(fallback !== undefined && typeof fallback !== "object" && { default: fallback }),
  };
  return { ...common, ...widgetFor(name, schema) } as Field;
}

/** The forms for the fields of an object. */
export function editorFields(schema: Schema, without: readonly string[] = []): Field[] {
  return Object.entries(shapeOf(bare(schema).schema) ?? {}).flatMap(([key, item]) =>
    without.includes(key) ? [] : [editorField(key, item)],
  );
}

function widgetFor(name: string, schema: z.core.$ZodTypes): object {
  const { def } = schema._zod;
  switch (def.type) {
    case "object":
      return { widget: "object", collapsed: "auto", fields: editorFields(schema) };
    case "array":
      return {
        widget: "list",
        collapsed: "auto",
        ...limitsOf(schema),
        ...entryForm(name, bare(def.element)),
      };
    case "union":
      return unionWidget(schema, def.options);
    case "enum":
      return choice(Object.values(def.entries));
    case "literal":
      return choice(def.values);
    case "boolean":
      return { widget: "boolean" };
    case "number":
      return numberWidget(schema);
    case "string":
      return textWidget(schema);
    default:
      throw new Error(
        `The field "${name}" is of a kind that the editor has no form for: ${def.type}. Add it in src/editor/editor-fields.ts.`,
      );
  }
}

function choice(words: readonly unknown[]): object {
  const empty = words.includes("");
  return {
    widget: "select",
    options: words.map((value) => ({ label: value === "" ? "(nothing)" : String(value), value })),
    // An empty word is a choice like the others.
    ...(empty && { required: false }),
  };
}

function entryForm(name: string, { schema }: ReturnType<typeof bare>): object {
  const either = textOrFields(schema);
  const variants = variantsOf(schema);
  if (either !== undefined)
    return {
      typeKey: shapeKey,
      types: [
        lineType(either.text),
        { name: "fields", label: "Name and text", fields: editorFields(either.fields) },
      ],
    };
  if (variants !== undefined) return { typeKey: variants.key, types: typesOf(variants) };
  if (shapeOf(schema) !== undefined) return { fields: editorFields(schema) };
  if (entryOf(schema) !== undefined) return { fields: [editorField("cells", schema)] };
  return { field: editorField(name, schema) };
}

const lineType = (text: Schema): VariableFieldType => ({
  name: "line",
  label: "One line of text",
  fields: [editorField("text", text)],
});

function typesOf({
  key,
  variants,
}: NonNullable<ReturnType<typeof variantsOf>>): VariableFieldType[] {
  return variants.map(({ name, schema }) => ({
    name,
    label: labelOf(name),
    fields: editorFields(schema, [key]),
  }));
}

function unionWidget(schema: Schema, options: readonly Schema[]): object {
  const variants = variantsOf(schema);
  if (variants !== undefined)
    return { widget: "object", typeKey: variants.key, types: typesOf(variants) };
  const either = textOrFields(schema);
  if (either !== undefined)
    return {
      widget: "object",
      typeKey: shapeKey,
      types: [lineType(either.text), { name: "fields", fields: editorFields(either.fields) }],
    };
  // An address, or nothing yet.
  const text = options.find((option) => (option as z.core.$ZodTypes)._zod.def.type === "string");
  return { ...widgetFor("", text as z.core.$ZodTypes), required: false };
}

/** The checks of a schema, by what they look at, and the schema itself, which may be one. */
function checksOf(schema: Schema): Record<string, unknown>[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return [def, ...(def.checks ?? []).map((check) => check._zod.def)] as unknown as Record<
    string,
    unknown
  >[];
}

/** The least and the most of what a schema takes: characters, entries, or the number itself. */
function limitsOf(schema: Schema): { min?: number; max?: number } {
  const limits: { min?: number; max?: number } = {};
  for (const { check, minimum, maximum, length, value } of checksOf(schema)) {
    if (check === "min_length") limits.min = minimum as number;
    if (check === "max_length") limits.max = maximum as number;
    if (check === "length_equals") Object.assign(limits, { min: length, max: length });
    if (check === "greater_than") limits.min = value as number;
    if (check === "less_than") limits.max = value as number;
  }
  return limits;
}

function numberWidget(schema: Schema): object {
  const whole = checksOf(schema).some(({ format }) => format === "safeint");
  return {
    widget: "number",
    value_type: whole ? "int" : "float",
    step: whole ? 1 : 0.001,
    ...limitsOf(schema),
  };
}

function textWidget(schema: z.core.$ZodTypes): object {
  const { def } = schema._zod;
  const { min, max } = limitsOf(schema);
  if ("format" in def && def.format === "date")
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const pattern = patternOf(schema);
  return {
    widget: max !== undefined && max > oneLine ? "text" : "string",
    ...(min !== undefined && { minlength: min }),
    ...(max !== undefined && { maxlength: max }),
    ...(pattern !== undefined && { pattern }),
  };
}

/** What the text must look like, and what the schema says when it does not. */
function patternOf(schema: z.core.$ZodTypes): [pattern: string, message: string] | undefined {
  const found = checksOf(schema).find(
    ({ check, pattern }) => check === "string_format" && pattern !== undefined,
  ) as z.core.$ZodCheckStringFormatDef | undefined;
  if (found?.pattern === undefined) return undefined;
  const message = found.error?.({
    code: "invalid_format",
    format: found.format,
    input: "",
    path: [],
  } as never);
  return [
    found.pattern.source,
    typeof message === "string"
      ? message
      : (message?.message ?? "This is not written as it must be."),
  ];
}
