import { artFolder } from "../../src/schemas/drawing.ts";
import type { FieldRole } from "../../src/schemas/field-role.ts";
import { photographsFolder } from "../../src/schemas/photograph.ts";
import { formFolder } from "../../src/schemas/practice.ts";
import { bare, partOf, type Schema, shapeKey, shapeOf } from "../../src/schemas/schema-parts.ts";
import { type Fields, isFields, same } from "./same.ts";

/*
 * The editor knows lists whose entries are all text, or all fields. Content has two more: entries that
 * are a line of text or fields, and rows of cells. They are converted on the way in and on the way out.
 * So are names of pictures and documents: only by their paths does the editor see which are in use.
 */

/** The folder below content/ into which staff upload what a field with these roles names. */
export function uploadFolder(roles: readonly FieldRole[]): string | undefined {
  if (roles.includes("photograph")) return photographsFolder;
  if (roles.includes("document")) return formFolder;
  return roles.includes("upload") ? artFolder : undefined;
}

/** What precedes the name of an uploaded file in the editor; undefined for other values. */
function folderOf(schema: Schema, value: unknown): string | undefined {
  const folder = uploadFolder(bare(schema).roles);
  const isName = typeof value === "string" && value !== "" && !value.startsWith("https://");
  return folder === undefined || !isName ? undefined : `/content/${folder}/`;
}

const nameOf = (file: unknown) => String(file).replace(/^.*\//, "");

/** Content as the editor holds it. */
export function toEditor(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) return value;
  const folder = folderOf(schema, value);
  if (folder !== undefined) return folder + nameOf(value);
  const part = partOf(schema);
  if (part.kind === "list" && Array.isArray(value))
    return value.map((item) =>
      part.rows ? { cells: toEditor(part.entry, item) } : toEditor(part.entry, item),
    );
  if (part.kind === "text-or-fields")
    return isFields(value)
      ? { [shapeKey]: "fields", ...(toEditor(part.fields, value) as Fields) }
      : { [shapeKey]: "line", text: value };
  if (!isFields(value)) return value;
  if (part.kind === "variants") return toEditor(shapeOf(schema, value), value);
  if (part.kind !== "fields") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toEditor(part.fields[key], item)]),
  );
}

/**
 * What the editor holds as content: without the fields that were left empty or hold their default,
 * unless the file states them.
 *
 * @param before the value as it stands in the file
 */
export function fromEditor(schema: Schema | undefined, value: unknown, before: unknown): unknown {
  if (schema === undefined) return value;
  if (folderOf(schema, value) !== undefined)
    return folderOf(schema, before) !== undefined && nameOf(before) === nameOf(value)
      ? before
      : nameOf(value);
  const part = partOf(schema);
  if (part.kind === "list" && Array.isArray(value)) {
    const earlier: unknown[] = Array.isArray(before) ? before : [];
    return value.map((item, index) => {
      const held = part.rows && isFields(item) ? item["cells"] : item;
      // An entry that was moved is still the same.
      const unchanged = earlier.find((entry) => same(fromEditor(part.entry, held, entry), entry));
      return unchanged ?? fromEditor(part.entry, held, earlier[index]);
    });
  }
  if (!isFields(value)) return value;
  if (part.kind === "text-or-fields") {
    const { [shapeKey]: shape, ...rest } = value;
    return shape === "line" ? rest["text"] : fromEditor(part.fields, rest, before);
  }
  if (part.kind === "variants") return fromEditor(shapeOf(schema, value), value, before);
  return part.kind === "fields"
    ? fieldsFromEditor(part.fields, value, isFields(before) ? before : {})
    : value;
}

function fieldsFromEditor(fields: Record<string, Schema>, value: Fields, before: Fields): Fields {
  const stated: Fields = {};
  // Fields that the file has keep their places; new ones follow in the order of the schema.
  for (const key of Object.keys({ ...before, ...fields })) {
    const schema = fields[key];
    if (schema === undefined) continue;
    const { optional, fallback } = bare(schema);
    const item = fromEditor(schema, value[key], before[key]);
    const unchanged =
      same(item, before[key]) || (before[key] === null && isEmpty(item)) ? key in before : false;
    if (unchanged) stated[key] = before[key];
    else if (!optional) stated[key] = item ?? "";
    else if ((!isEmpty(item) && !same(item, fallback)) || (key in before && item === false))
      stated[key] = item;
  }
  return stated;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isFields(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "" || value === false;
}
