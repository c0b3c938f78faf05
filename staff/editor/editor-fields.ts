import type { Field, VariableFieldType } from "@sveltia/cms";
import type { z } from "zod";
import type { FieldRole } from "../../src/schemas/field-role.ts";
import { photographsFolder } from "../../src/schemas/photograph.ts";
import { formFolder, largestForm } from "../../src/schemas/practice.ts";
import {
  bare,
  fieldsOf,
  type Part,
  partOf,
  type Schema,
  shapeKey,
} from "../../src/schemas/schema-parts.ts";
import { uploadFolder } from "./editor-values.ts";

/** Texts that may be longer than this, in characters, get a multi-line field. */
const oneLine = 160;

/** What forms call fields that have the same name in many files, in the words of a receptionist. */
const plainNames: Readonly<Record<string, string>> = {
  alternateNames: "Other names",
  callToAction: "Invitation at the end",
  crisis: "Thoughts of suicide",
  ground: "Background",
  id: "Short name",
  intro: "Text before",
  items: "Entries",
  label: "Words of the link",
  lead: "Opening sentence",
  path: "Page",
  seo: "In search results",
  shortTitle: "Shorter title",
  view: "Part of the drawing",
  whom: "For whom",
};

/** The label of a field: "Site web address" for "siteUrl". */
export function labelOf(name: string): string {
  const words = name
    .replace(/[-_]/g, " ")
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/([a-z])(\d\d)/g, "$1 $2")
    .replace(/\burl\b/, "web address");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** "Spanish" for es. */
export function languageName(language: string): string {
  return languageNames.of(language) ?? language;
}

/** The label of a field in its form. */
export function labelIn(name: string, schema: Schema): string {
  const { form, roles } = bare(schema);
  if (roles.includes("translation")) return `In ${languageName(name)}`;
  return form.label ?? plainNames[name] ?? labelOf(name);
}

/** The fields of a value, whichever of its shapes it has. */
function fieldsOfAll(schema: Schema): Record<string, Schema> {
  const part = partOf(schema);
  if (part.kind === "text-or-fields") return fieldsOf(part.fields);
  if (part.kind !== "variants") return fieldsOf(schema);
  return Object.assign({}, ...part.variants.map((variant) => fieldsOf(variant.schema)));
}

/** A place in a file as its form calls it: "Closures, 2, To". */
export function placeIn(outer: Schema, path: readonly PropertyKey[]): string {
  let schema: Schema | undefined = outer;
  const words = path.map((step) => {
    const name = String(step);
    const part: Part = schema === undefined ? { kind: "value" } : partOf(schema);
    if (part.kind === "list") {
      schema = part.entry;
      return Number(step) + 1;
    }
    schema = schema && fieldsOfAll(schema)[name];
    return schema === undefined ? labelOf(name) : labelIn(name, schema);
  });
  return words.join(", ");
}

/** What an entry of a list is called: "closure", "specialty". */
function singularOf(name: string, list: Schema): string {
  const label = labelIn(name, list).replace(/ies$/, "y");
  return bare(list).form.singular ?? label.replace(/(?<!s)s$/, "").toLowerCase();
}

/** The form for a field of content: what it takes, whether it is required, its limits and its hint. */
function editorField(name: string, outer: Schema): Field {
  const { optional, fallback, description, roles, form } = bare(outer);
  const folder = uploadFolder(roles);
  if (form.hidden) return { name, widget: "hidden" };
  return {
    name,
    label: labelIn(name, outer),
    required: !optional,
    ...(description !== undefined && { hint: description }),
    ...(fallback !== undefined && typeof fallback !== "object" && { default: fallback }),
    ...(folder === undefined ? widgetFor(name, outer) : uploadWidget(folder)),
  } as Field;
}

/** The forms for the fields of an object. */
export function editorFields(schema: Schema, without?: string): Field[] {
  return Object.entries(fieldsOf(schema))
    .filter(([key]) => key !== without)
    .map(([key, field]) => editorField(key, field));
}

function widgetFor(name: string, outer: Schema): object {
  const { schema, form } = bare(outer);
  const { def } = schema._zod;
  const relation = relationOf(outer);
  if (relation !== undefined) return relation;
  switch (def.type) {
    case "object":
      return { widget: "object", fields: editorFields(schema) };
    case "array":
      return {
        widget: "list",
        collapsed: "auto",
        label_singular: singularOf(name, outer),
        ...(form.summary !== undefined && { summary: form.summary }),
        ...limitsOf(schema),
        ...entryForm(name, outer, def.element),
      };
    case "union": {
      const types = typesOf(schema);
      if (types !== undefined) return { widget: "object", ...types };
      // A URL, or nothing yet.
      const text = def.options.find((option) => bare(option).schema._zod.def.type === "string");
      return { ...widgetFor(name, text as Schema), required: false };
    }
    case "enum":
      return choice(Object.values(def.entries), form.choices);
    case "literal":
      return choice(def.values, form.choices);
    case "boolean":
      return { widget: "boolean" };
    case "number":
      return numberWidget(schema);
    case "string":
      return textWidget(schema);
    default:
      throw new Error(
        `The editor has no form for the field "${name}" of the type ${def.type}. Add it in staff/editor/editor-fields.ts.`,
      );
  }
}

/** Formats of cameras and phones. */
const photographTypes = ["jpeg", "png", "webp", "avif", "heic", "heif"];

/** A file of the project, or one uploaded into this folder below content/. */
function uploadWidget(folder: string): object {
  const own = { media_folder: `/content/${folder}`, public_folder: `/content/${folder}` };
  const uploaded = (config: object) => ({
    ...own,
    media_libraries: { default: { config: { slugify_filename: true, ...config } } },
  });
  if (folder === formFolder)
    return { widget: "file", accept: ".pdf", ...uploaded({ max_file_size: largestForm }) };
  const accept = (types: readonly string[]) => types.map((type) => `image/${type}`).join();
  const image = { widget: "image", choose_url: false };
  if (folder === photographsFolder) return { ...image, accept: accept(photographTypes) };
  // A logo is small, and its name becomes a part of an address.
  const raster_image = { format: "webp", quality: 90, width: 800, height: 800 };
  return {
    ...image,
    accept: accept(["svg+xml", ...photographTypes]),
    ...uploaded({ transformations: { raster_image } }),
  };
}

function choice(words: readonly unknown[], labels: Readonly<Record<string, string>> = {}): object {
  return {
    widget: "select",
    options: words.map((value) => ({
      label: labels[String(value)] ?? labelOf(String(value)),
      value,
    })),
    // An empty string is a choice like the others.
    ...(words.includes("") && { required: false }),
  };
}

function entryForm(name: string, list: Schema, entry: Schema): object {
  const part = partOf(entry);
  if (part.kind === "fields") return { fields: editorFields(entry) };
  if (part.kind === "list") return { fields: [editorField("cells", entry)] };
  const one = singularOf(name, list);
  const label = one.charAt(0).toUpperCase() + one.slice(1);
  return typesOf(entry) ?? { field: { ...editorField(name, entry), label } };
}

/** What a text with such a role names: https://sveltiacms.app/en/docs/fields/relation */
const named: Partial<Record<FieldRole, { collection: string; [option: string]: unknown }>> = {
  sign: {
    collection: "symptoms",
    value_field: "{{slug}}#{{signs.*.id}}",
    display_fields: ["{{title}}: {{signs.*.name}}"],
  },
  medicine: {
    collection: "medicine",
    file: "medicines",
    value_field: "rules.*.id",
    display_fields: ["rules.*.name"],
  },
  recovery: { collection: "recoveries", value_field: "{{slug}}", display_fields: ["operation"] },
  service: { collection: "services", value_field: "{{slug}}", display_fields: ["title"] },
};

/** The form for a text, or a list of texts, that names entries of other files; undefined for any other field. */
function relationOf(outer: Schema): object | undefined {
  const { schema, roles } = bare(outer);
  const part = partOf(outer);
  const text = part.kind === "list" ? bare(part.entry) : bare(outer);
  const [relation] = [...roles, ...text.roles].flatMap((role) => named[role] ?? []);
  if (relation === undefined || text.schema._zod.def.type !== "string") return undefined;
  const list = part.kind === "list" && { multiple: true, ...limitsOf(schema) };
  return { widget: "relation", ...relation, ...list };
}

/** The shapes that a value may have, for the editor to offer; undefined where there is only one. */
function typesOf(schema: Schema): { typeKey: string; types: VariableFieldType[] } | undefined {
  const part = partOf(schema);
  if (part.kind === "variants")
    return {
      typeKey: part.key,
      types: part.variants.map((variant) => ({
        name: variant.name,
        label: labelOf(variant.name),
        fields: editorFields(variant.schema, part.key),
      })),
    };
  if (part.kind !== "text-or-fields") return undefined;
  return {
    typeKey: shapeKey,
    types: [
      { name: "line", label: "One line of text", fields: [editorField("text", part.text)] },
      { name: "fields", label: "Name and text", fields: editorFields(part.fields) },
    ],
  };
}

/** The checks of a schema, by what they look at, and the schema itself, which may be one. */
function checksOf(schema: Schema): Record<string, unknown>[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  return [def, ...checks] as unknown as Record<string, unknown>[];
}

/** The minimum and maximum of a schema: characters, entries, or the number itself. */
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
  const type = whole ? { value_type: "int", step: 1 } : { value_type: "float", step: 0.001 };
  return { widget: "number", ...type, ...limitsOf(schema) };
}

function textWidget(schema: z.core.$ZodTypes): object {
  const { def } = schema._zod;
  const format = "format" in def ? def.format : undefined;
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const { min = 0, max } = limitsOf(schema);
  // A least length as such would be counted below the field, beside the most.
  const pattern =
    patternOf(schema) ??
    (min > 1 ? [`^[\\s\\S]{${min},}$`, `Write at least ${min} characters here.`] : undefined);
  return {
    widget: max !== undefined && max > oneLine && format !== "url" ? "text" : "string",
    ...(max !== undefined && { maxlength: max }),
    ...(pattern !== undefined && { pattern }),
  };
}

/** The pattern of a text, and what the schema says when a text does not match. */
function patternOf(schema: Schema): [pattern: string, message: string] | undefined {
  const found = checksOf(schema).find(
    ({ check, pattern }) => check === "string_format" && pattern !== undefined,
  ) as z.core.$ZodCheckStringFormatDef | undefined;
  if (found?.pattern === undefined) return undefined;
  const { format } = found;
  const issue = { code: "invalid_format", format, input: "", path: [] } as const;
  const message = found.error?.(issue as never);
  const text = typeof message === "string" ? message : message?.message;
  return [found.pattern.source, text ?? "This does not have the right form."];
}
