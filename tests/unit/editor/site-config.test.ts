import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { CmsConfig, Field } from "@sveltia/cms";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  type ContentFile,
  folders,
  pageFiles,
  singleFiles,
} from "../../../src/editor/content-files.ts";
import { fileFormat, sourceKey } from "../../../src/editor/file-format.ts";
import {
  bare,
  entryOf,
  type Schema,
  shapeOf,
  textOrFields,
  variantsOf,
} from "../../../src/editor/schema-parts.ts";
import { siteConfig } from "../../../src/editor/site-config.ts";

const config = siteConfig(
  { host: "github", name: "practice/website", branch: "main" },
  "https://www.practice.example",
);

/** The parts of a form that this test reads, whatever the kind of field. */
interface Form {
  name: string;
  label?: string;
  widget?: string;
  required?: boolean;
  hint?: string;
  options?: { value: unknown }[];
  pattern?: [string, string];
  min?: number;
  max?: number;
  maxlength?: number;
  field?: Form;
  fields?: Form[];
  types?: { name: string; fields: Form[] }[];
}

/** Every file of content, the schema that it keeps and how it ends. */
const files: { file: string; schema: Schema; ending: "yaml" | "md" }[] = [
  ...singleFiles.map(({ name, schema }) => ({
    file: `content/${name}.yaml`,
    schema,
    ending: "yaml" as const,
  })),
  ...pageFiles.map(({ name, schema }) => ({
    file: `content/pages/${name}.yaml`,
    schema,
    ending: "yaml" as const,
  })),
  ...folders.flatMap(({ name, schema, ending }) =>
    globSync(`content/${name}/*.${ending}`).map((file) => ({
      file: file.replaceAll("\\", "/"),
      schema,
      ending,
    })),
  ),
];

/** The form for the entries of a file or folder. */
function formsOf({ collections = [] }: CmsConfig, file: string): Form[] {
  for (const collection of collections) {
    if ("files" in collection) {
      const found = collection.files.find((one) => one.file === file);
      if (found) return found.fields as Form[];
    } else if ("folder" in collection && file.startsWith(`${collection.folder}/`))
      return collection.fields as Form[];
  }
  throw new Error(`The editor does not know ${file}.`);
}

const formOf = (file: string, path: string): Form => {
  const [first = "", ...rest] = path.split(".");
  const step = (forms: Form[], name: string) => forms.find((form) => form.name === name) as Form;
  return rest.reduce(
    (form, name) =>
      step(
        [
          ...(form.fields ?? []),
          ...(form.types ?? []).flatMap(({ fields }) => fields),
          ...(form.field ? [form.field] : []),
        ],
        name,
      ),
    step(formsOf(config, file), first),
  );
};

/** Paths of all fields of a schema that have no form of their own. */
function missing(schema: Schema, forms: readonly Form[] | undefined, path: string): string[] {
  return Object.entries(shapeOf(bare(schema).schema) ?? {}).flatMap(([key, outer]) => {
    const form = forms?.find(({ name }) => name === key);
    return form === undefined ? [`${path}.${key}`] : missingBelow(outer, form, `${path}.${key}`);
  });
}

function missingBelow(outer: Schema, form: Form, path: string): string[] {
  const { schema } = bare(outer);
  const entry = entryOf(schema);
  const part = entry === undefined ? schema : bare(entry).schema;
  const either = textOrFields(part);
  const choice = variantsOf(part);
  const typed = (name: string) => form.types?.find((type) => type.name === name)?.fields;
  if (either !== undefined)
    return [
      ...(typed("line") ? [] : [`${path} as a line`]),
      ...missing(either.fields, typed("fields"), path),
    ];
  if (choice !== undefined)
    return choice.variants.flatMap(({ name, schema: variant }) =>
      missing(variant, [...(typed(name) ?? []), { name: choice.key }], `${path}.${name}`),
    );
  if (shapeOf(part) !== undefined) return missing(part, form.fields, path);
  return [];
}

describe("the editor's forms", () => {
  it("know every file of content", () => {
    const known = files.map(({ file }) => file);
    const all = globSync("content/**/*.{yaml,md}").map((file) => file.replaceAll("\\", "/"));
    expect(
      all.filter((file) => !known.includes(file)),
      "Add it to src/editor/content-files.ts.",
    ).toEqual([]);
    for (const file of all) expect(formsOf(config, file).length, file).toBeGreaterThan(1);
  });

  it.each<ContentFile & { path: string }>([
    ...singleFiles.map((one) => ({ ...one, path: `content/${one.name}.yaml` })),
    ...pageFiles.map((one) => ({ ...one, path: `content/pages/${one.name}.yaml` })),
    ...folders.map((one) => ({ ...one, path: `content/${one.name}/x.${one.ending}` })),
  ])("have every field of $name", ({ schema, path }) => {
    expect(missing(schema, formsOf(config, path), basename(path))).toEqual([]);
  });

  it("ask for what must be there, and say what each field is and takes", () => {
    const practice = "content/practice.yaml";
    expect(formOf(practice, "phone")).toMatchObject({
      required: true,
      pattern: [expect.stringContaining("2-9"), expect.stringContaining("Write the ten digits")],
    });
    expect(formOf(practice, "brand")).toMatchObject({
      label: "Brand",
      hint: expect.stringContaining("Name of the practice"),
      maxlength: 60,
    });
    expect(formOf(practice, "hours.weekday.opens")).toMatchObject({
      required: false,
      pattern: [expect.any(String), expect.stringContaining("8:30 AM")],
    });
    expect(formOf(practice, "hours.weekday.from").options?.map(({ value }) => value)).toContain(
      "Saturday",
    );
    expect(formOf(practice, "hours.authoritative")).toMatchObject({
      required: false,
      widget: "select",
    });
    expect(formOf(practice, "insurers")).toMatchObject({ min: 1, max: 40 });
    expect(formOf(practice, "geo.latitude")).toMatchObject({ widget: "number", min: -90, max: 90 });
    expect(formOf(practice, "closures")).toMatchObject({ widget: "list", required: false });
    expect(formOf("content/testimonials.yaml", "testimonials.date")).toMatchObject({
      widget: "datetime",
      type: "date",
      required: true,
    });
    expect(formOf("content/services/x.yaml", "review").types?.map(({ name }) => name)).toEqual([
      "awaiting",
      "reviewed",
    ]);
    expect(formOf("content/services/x.yaml", "sections").types?.map(({ name }) => name)).toContain(
      "timeline",
    );
  });

  it("keep the file's own text out of sight, in every kind of file", () => {
    for (const { file } of files)
      expect(formsOf(config, file) as Field[]).toContainEqual({
        name: sourceKey,
        widget: "hidden",
      });
  });
});

describe.each(files)("$file", ({ file, schema, ending }) => {
  const source = readFileSync(file, "utf8");
  const { fromFile, toFile } = fileFormat(schema, ending);

  it("goes through the editor and comes back as it was", () => {
    expect(toFile(structuredClone(fromFile(source)))).toBe(source);
  });

  it("loses nothing when the editor adds what was left empty", () => {
    // The editor may add fields that nobody filled in.
    const value = fromFile(source);
    const filled = {
      ...value,
      ...Object.fromEntries(
        Object.keys(shapeOf(bare(schema).schema) ?? {})
          .filter((key) => !(key in value))
          .map((key) => [key, ""]),
      ),
    };
    expect(toFile(filled)).toBe(source);
  });
});

describe("what is written", () => {
  it("is as short as staff would write it", () => {
    const { fromFile, toFile } = fileFormat(folders[0]?.schema as Schema, "yaml");
    const source = readFileSync("content/services/sleep-apnea.yaml", "utf8");
    const value = fromFile(source) as { sections: Record<string, unknown>[] };
    value.sections.push({
      kind: "list",
      title: "Getting ready",
      ground: "white",
      numbered: false,
      columns: 2,
      intro: "",
      note: { title: "", text: "", urgent: false },
      items: [
        { shape: "line", text: "Bring a list." },
        { shape: "fields", name: "Ask", text: "", link: "" },
      ],
    });
    expect(parse(toFile(value)).sections.at(-1)).toEqual({
      kind: "list",
      title: "Getting ready",
      items: ["Bring a list.", { name: "Ask" }],
    });
  });

  it("a statement keeps its text, and takes a new one", () => {
    const { fromFile, toFile } = fileFormat(
      folders.find(({ ending }) => ending === "md")?.schema as Schema,
      "md",
    );
    const source = readFileSync("content/legal/accessibility.md", "utf8");
    const written = toFile({ ...fromFile(source), text: "## New {#new}\n\nWords." });
    expect(written).toMatch(/\n---\n## New \{#new\}\n\nWords\.\n$/);
    expect(written.split("\n---\n")[0]).toBe(source.split("\n---\n")[0]);
  });

  it("a new file has no comment to keep", () => {
    const { toFile } = fileFormat(singleFiles[2]?.schema as Schema, "yaml");
    expect(parse(toFile({ testimonials: [] }))).toEqual({ testimonials: [] });
  });
});
