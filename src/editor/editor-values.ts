import { same } from "./same.ts";
import {
  bare,
  entryOf,
  type Schema,
  shapeKey,
  shapeOf,
  textOrFields,
  variantsOf,
} from "./schema-parts.ts";

/*
 * The editor knows lists whose entries are all text, or all fields. Content has two shapes more: an entry
 * that is a line of text or fields, and rows of cells. They are separated when loading and joined when saving.
 */

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Content as the editor holds it. */
export function toEditor(outer: Schema, value: unknown): unknown {
  const { schema } = bare(outer);
  const shape = shapeOf(schema);
  const entry = entryOf(schema);
  const either = textOrFields(schema);
  const choice = variantsOf(schema);
  if (Array.isArray(value) && entry !== undefined) {
    const rows = entryOf(bare(entry).schema) !== undefined;
    return value.map((item) => (rows ? { cells: toEditor(entry, item) } : toEditor(entry, item)));
  }
  if (either !== undefined) {
    return isFields(value)
      ? { [shapeKey]: "fields", ...(toEditor(either.fields, value) as Fields) }
      : { [shapeKey]: "line", text: value };
  }
  if (choice !== undefined && isFields(value)) {
    const variant = choice.variants.find(({ name }) => name === value[choice.key]);
    return variant === undefined ? value : toEditor(variant.schema, value);
  }
  if (shape !== undefined && isFields(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        shape[key] === undefined ? item : toEditor(shape[key], item),
      ]),
    );
  }
  return value;
}

/** Nothing has been filled in. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isFields(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "" || value === false;
}

/**
 * What the editor holds as content: without the fields that were left empty or have the value that they
 * have anyway, unless the file says so itself.
 *
 * @param before the value as it stands in the file
 */
export function fromEditor(outer: Schema, value: unknown, before: unknown): unknown {
  const { schema } = bare(outer);
  const shape = shapeOf(schema);
  const entry = entryOf(schema);
  const either = textOrFields(schema);
  const choice = variantsOf(schema);
  if (Array.isArray(value) && entry !== undefined) {
    const rows = entryOf(bare(entry).schema) !== undefined;
    const earlier: unknown[] = Array.isArray(before) ? before : [];
    return value.map((item, index) => {
      const held = rows && isFields(item) ? item["cells"] : item;
      // An entry that was moved is still the same.
      const own = earlier.find((one) => same(fromEditor(entry, held, one), one));
      return own ?? fromEditor(entry, held, earlier[index]);
    });
  }
  if (either !== undefined && isFields(value)) {
    const { [shapeKey]: kind, ...rest } = value;
    return kind === "line" ? rest["text"] : fromEditor(either.fields, rest, before);
  }
  if (choice !== undefined && isFields(value)) {
    const variant = choice.variants.find(({ name }) => name === value[choice.key]);
    return variant === undefined ? value : fromEditor(variant.schema, value, before);
  }
  return shape !== undefined && isFields(value)
    ? fieldsFromEditor(shape, value, isFields(before) ? before : {})
    : value;
}

function fieldsFromEditor(shape: Record<string, Schema>, value: Fields, before: Fields): Fields {
  const kept: Fields = {};
  // Fields that the file has keep their places; new ones follow in the order of the schema.
  for (const key of [
    ...Object.keys(before),
    ...Object.keys(shape).filter((name) => !(name in before)),
  ]) {
    const schema = shape[key];
    if (schema === undefined) continue;
    const { optional, fallback } = bare(schema);
    const item = fromEditor(schema, value[key], before[key]);
    if (key in before && (same(item, before[key]) || (before[key] === null && isEmpty(item))))
      kept[key] = before[key];
    else if (!optional) kept[key] = item ?? "";
    else if (!isEmpty(item) && !same(item, fallback)) kept[key] = item;
    else if (key in before && item === false) kept[key] = item;
  }
  return kept;
}
