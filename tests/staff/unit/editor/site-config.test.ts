import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { pagesOf } from "../../../../src/pages/_pages.ts";
import { type FileFormat, fileFormats, sourceKey } from "../../../../staff/editor/file-format.ts";
import { previewUrl, repositoryOf, signInOf } from "../../../../staff/editor/repository.ts";
import { siteConfig } from "../../../../staff/editor/site-config.ts";
import { exampleContent, exampleContentDir } from "../../../practice/fixtures.ts";

const config = siteConfig(
  repositoryOf("github:practice/website#main"),
  "https://www.practice.test",
  exampleContent.services,
);

/** The parts of a form that these tests read, whatever the kind of field. */
interface Form {
  name: string;
  widget?: string;
  options?: { value: unknown }[];
  field?: Form;
  fields?: Form[];
  types?: { name: string; fields: Form[] }[];
}

/** The form and the format for the files at a path under content/. */
function entryFor(path: string): { fields: Form[]; format: FileFormat } {
  for (const collection of config.collections ?? []) {
    const entry =
      "files" in collection
        ? collection.files.find(({ file }) => file === `content/${path}`)
        : "folder" in collection && dirname(`content/${path}`) === collection.folder
          ? collection
          : undefined;
    const format = fileFormats.find(({ name }) => name === entry?.format);
    if (entry && format) return { fields: entry.fields as Form[], format };
  }
  throw new Error(`The editor does not know ${path}.`);
}

/** The form for a field, such as closures.reason: through lists and shapes alike. */
function formOf(path: string, field: string): Form {
  const below = ({ fields = [], types = [], field: entry }: Partial<Form>): Form[] => [
    ...fields,
    ...types.flatMap((type) => type.fields),
    ...(entry ? [entry] : []),
  ];
  return field
    .split(".")
    .reduce<Form>((form, name) => below(form).find((child) => child.name === name) as Form, {
      name: "",
      fields: entryFor(path).fields,
    });
}

describe("the editor's forms", () => {
  it.each<[file: string, field: string, form: object]>([
    [
      "practice.yaml",
      "phone",
      {
        required: true,
        pattern: [/2-9/, /Write the ten digits/].map((words) => expect.stringMatching(words)),
      },
    ],
    [
      "practice.yaml",
      "brand",
      {
        label: "Name of the practice",
        hint: expect.stringContaining("in search results"),
        maxlength: 60,
      },
    ],
    [
      "practice.yaml",
      "hours.footOfEveryPage.Saturday",
      {
        required: false,
        widget: "string",
        pattern: [/closed/, /Write the hours as "8:30 AM to 4:30 PM"/].map((words) =>
          expect.stringMatching(words),
        ),
      },
    ],
    ["providers/x.yaml", "photograph", { widget: "object", required: false }],
    [
      "pages/contact.yaml",
      "hero.photograph.alt",
      { required: true, pattern: ["^[\\s\\S]{10,}$", "Write at least 10 characters here."] },
    ],
    ["providers/x.yaml", "photograph.file", { widget: "image", choose_url: false }],
    ["practice.yaml", "insurers.logo", { widget: "image", media_folder: "/content/art" }],
    ["practice.yaml", "forms.document", { widget: "file", media_folder: "/content/forms" }],
    ["services/x.yaml", "features.features", { label: "Feature" }],
    ["services/x.yaml", "lead", { label: "Opening sentence" }],
    ["services/sinus-disorders/x.yaml", "label", { label: "Shorter title" }],
    ["providers/x.yaml", "photograph.fromTop", { widget: "number", min: 0, max: 100, default: 40 }],
    [
      "practice.yaml",
      "hours.authoritative",
      {
        label: "Which week counts",
        required: false,
        options: ["Not decided yet", "First week", "Second week"].map((label) =>
          expect.objectContaining({ label }),
        ),
      },
    ],
    ["practice.yaml", "closures.es", { label: "In Spanish", required: false }],
    ["practice.yaml", "specialties", { label_singular: "specialty" }],
    ["services/x.yaml", "review.text", { widget: "hidden" }],
    ["practice.yaml", "insurers", { min: 0, max: 40 }],
    ["practice.yaml", "geo.latitude", { widget: "number", min: -90, max: 90 }],
    ["practice.yaml", "minimumAge", { widget: "number", value_type: "int", step: 1 }],
    ["practice.yaml", "closures", { widget: "list", required: false, label_singular: "closure" }],
    [
      "testimonials.yaml",
      "testimonials.date",
      { widget: "datetime", type: "date", required: true },
    ],
    ["services/x.yaml", "sections.intro", { widget: "text", required: false }],
    ["services/x.yaml", "sections.tables.rows.cells", { widget: "list" }],
    [
      "services/sinus-disorders/x.yaml",
      "signs",
      {
        widget: "relation",
        collection: "symptoms",
        multiple: true,
        min: 1,
        max: 5,
        value_field: "{{slug}}#{{signs.*.id}}",
      },
    ],
    ["symptoms/x.yaml", "also.sign", { widget: "relation", collection: "symptoms" }],
    ["symptoms/x.yaml", "signs.link", { widget: "string", label: "Words of a link" }],
    ["symptoms/x.yaml", "signs.level", { widget: "select" }],
    ["medicines.yaml", "rules.whom", { label: "For whom", required: false }],
    ["recoveries/x.yaml", "steps.to", { label: "Ends after", required: false }],
    [
      "house-rules.yaml",
      "operations",
      { widget: "relation", collection: "recoveries", multiple: true },
    ],
    ["locations/x.yaml", "services", { widget: "relation", collection: "services" }],
    ["legal/x.md", "text", { widget: "text" }],
    ["legal/x.md", sourceKey, { widget: "hidden" }],
  ])("%s: %s", (file, field, form) => {
    expect(formOf(file, field)).toMatchObject(form);
  });

  it("end with one folded group for search engines", () => {
    const visible = (path: string) =>
      entryFor(path).fields.filter(({ widget }) => widget !== "hidden");
    const group = visible("services/x.yaml").at(-1);
    expect(group).toMatchObject({ label: "For search engines and lists", collapsed: true });
    expect(group?.fields?.map(({ name }) => name)).toEqual(["order", "seo", "entity"]);
    expect(
      visible("legal/x.md")
        .at(-1)
        ?.fields?.map(({ name }) => name),
    ).toEqual(["seo"]);
  });

  it.each([["sections", ["text", "list", "timeline"]]])(
    "offer the shapes of %s",
    (field, names) => {
      const offered = formOf("services/x.yaml", field).types?.map(({ name }) => name);
      expect(offered).toEqual(expect.arrayContaining(names));
    },
  );
});

const files = globSync("**/*.{yaml,md}", { cwd: exampleContentDir }).sort();

it.each(files)(
  "%s survives a round trip through the editor, which adds what was left empty",
  (path) => {
    const source = readFileSync(`${exampleContentDir}/${path}`, "utf8");
    const { fields, format } = entryFor(path);
    // As the editor hands it over.
    const trimmed = source.trim();
    expect(format.toFile(structuredClone(format.fromFile(trimmed)))).toBe(source);
    const empty = Object.fromEntries(fields.map(({ name }) => [name, ""]));
    expect(format.toFile({ ...empty, ...format.fromFile(trimmed) })).toBe(source);
  },
);

describe("a saved file", () => {
  it("holds nothing that was left empty or at its default", () => {
    const path = "services/sinus-disorders.yaml";
    const { format } = entryFor(path);
    const value = format.fromFile(readFileSync(`${exampleContentDir}/${path}`, "utf8"));
    (value["sections"] as object[]).push({
      kind: "list",
      id: "getting-ready",
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
    expect(parse(format.toFile(value)).sections.at(-1)).toEqual({
      kind: "list",
      id: "getting-ready",
      title: "Getting ready",
      items: ["Bring a list.", { name: "Ask" }],
    });
  });

  it("gets a new field below the others, and is not printed anew", () => {
    const path = "providers/ada-king-md.yaml";
    const { format } = entryFor(path);
    const source = readFileSync(`${exampleContentDir}/${path}`, "utf8");
    const photograph = { file: "a.webp", alt: "Ada King, MD, by a window" };
    expect(format.toFile({ ...format.fromFile(source.trim()), photograph })).toBe(
      `${source}photograph:\n  file: a.webp\n  alt: Ada King, MD, by a window\n`,
    );
  });

  it("names a photograph by its path in the editor, which then knows where it is used", () => {
    const path = "providers/ben-ohara-do.yaml";
    const { format } = entryFor(path);
    const source = readFileSync(`${exampleContentDir}/${path}`, "utf8");
    const value = format.fromFile(source.trim());
    expect(value).toMatchObject({ photograph: { file: "/content/photographs/IMG 4211.JPG" } });
    expect(format.toFile(value)).toBe(source);
    const photograph = { file: "/content/photographs/b.webp", alt: "Ben O’Hara, DO, at the door" };
    expect(parse(format.toFile({ ...value, photograph })).photograph.file).toBe("b.webp");
  });

  it("names the logo of an insurer without the folder", () => {
    const { format } = entryFor("practice.yaml");
    const source = readFileSync(`${exampleContentDir}/practice.yaml`, "utf8");
    const value = format.fromFile(source.trim());
    const insurers = [{ name: "Multiplan", logo: "/content/art/multiplan.webp" }];
    expect(parse(format.toFile({ ...value, insurers })).insurers).toEqual([
      { name: "Multiplan", logo: "multiplan.webp" },
    ]);
  });

  it("names a document without the folder, and keeps a web address", () => {
    const { format } = entryFor("practice.yaml");
    const source = readFileSync(`${exampleContentDir}/practice.yaml`, "utf8");
    const value = format.fromFile(source.trim());
    const [own, records] = value["forms"] as object[];
    expect(own).toMatchObject({ document: "/content/forms/new-patient.pdf" });
    expect(records).toMatchObject({ document: expect.stringMatching(/^https:/) });
    const forms = [{ label: "Consent", document: "/content/forms/consent.pdf" }, records];
    expect(parse(format.toFile({ ...value, forms })).forms).toEqual([
      { label: "Consent", document: "consent.pdf" },
      records,
    ]);
  });

  it("with front matter keeps it, and takes a new text", () => {
    const { format } = entryFor("legal/x.md");
    const source = readFileSync(`${exampleContentDir}/legal/accessibility.md`, "utf8");
    const written = format.toFile({ ...format.fromFile(source), text: "## New {#new}\n\nWords." });
    expect(written).toMatch(/\n---\n## New \{#new\}\n\nWords\.\n$/);
    expect(written.split("\n---\n")[0]).toBe(source.split("\n---\n")[0]);
  });

  it("may be a new one", () => {
    const { format } = entryFor("testimonials.yaml");
    expect(parse(format.toFile({ testimonials: [] }))).toEqual({ testimonials: [] });
  });
});

describe("the settings", () => {
  it("name the repository by host, name and branch", () => {
    expect(repositoryOf("gitlab:a/group/site#main")).toEqual({
      host: "gitlab",
      name: "a/group/site",
      branch: "main",
    });
    for (const wrong of [undefined, "", "github:site#main", "svn:a/b#main", "github:a/b"])
      expect(() => repositoryOf(wrong)).toThrow(/Write host, repository and branch/);
  });

  it.each([
    ["github:a/b#edits", "https://sign-in.test/", "", { base_url: "https://sign-in.test" }],
    [
      "gitlab:a/b#edits",
      "https://gitlab.com",
      "0123abcd",
      {
        base_url: "https://gitlab.com",
        auth_type: "pkce",
        app_id: "0123abcd",
        api_root: "https://gitlab.com/api/v4",
      },
    ],
    [
      "gitea:a/b#edits",
      "https://git.test",
      "0123abcd",
      { base_url: "https://git.test", app_id: "0123abcd", api_root: "https://git.test/api/v1" },
    ],
  ])("say where staff sign in: %s", (EDITOR_REPOSITORY, EDITOR_SIGN_IN, EDITOR_APP_ID, backend) => {
    const settings = { EDITOR_REPOSITORY, EDITOR_SIGN_IN, EDITOR_APP_ID };
    const [name] = EDITOR_REPOSITORY.split(":");
    expect(siteConfig(signInOf(settings), "https://a.test", []).backend).toEqual({
      name,
      repo: "a/b",
      branch: "edits",
      ...backend,
    });
  });

  it.each([
    [{ EDITOR_SIGN_IN: undefined }, /EDITOR_SIGN_IN is not set\. Write the address of the sign-in/],
    [{ EDITOR_SIGN_IN: "sign-in.test" }, /EDITOR_SIGN_IN is "sign-in\.test"\. Write the address/],
    [{ EDITOR_SIGN_IN: "http://sign-in.test" }, /Write the address of the sign-in broker/],
    [{ EDITOR_REPOSITORY: "gitea:a/b#edits" }, /EDITOR_APP_ID is not set\. Register the editor/],
  ])("are refused with what to write: %o", (wrong, message) => {
    const right = {
      EDITOR_REPOSITORY: "github:a/b#edits",
      EDITOR_SIGN_IN: "https://sign-in.test",
    };
    expect(() => signInOf({ ...right, ...wrong })).toThrow(message);
  });

  it("say where to look at what was saved", () => {
    expect(previewUrl({}, "https://a.test")).toBe("https://a.test");
    const EDITOR_PREVIEW = "https://edits.a.test";
    expect(previewUrl({ EDITOR_PREVIEW }, "https://a.test")).toBe(EDITOR_PREVIEW);
    expect(() => previewUrl({ EDITOR_PREVIEW: "edits" }, "https://a.test")).toThrow(
      /EDITOR_PREVIEW is "edits"\. Write the address of the preview/,
    );
  });
});

it("the list at the left has the practice, medicine, topics and Spanish apart, each by its name", () => {
  const groups: string[][] = [[]];
  for (const collection of config.collections ?? [])
    if ("divider" in collection) groups.push([]);
    else groups.at(-1)?.push(collection.label ?? "");
  const [practice, medicine, topics, spanish] = groups;
  expect(practice).toEqual(expect.arrayContaining(["The practice", "Pages", "Services"]));
  expect(medicine).toEqual(expect.arrayContaining(["Recoveries", "Symptoms"]));
  expect(topics).toContain("Topics of Sinus Disorders");
  expect(spanish?.every((label) => label.startsWith("Spanish: "))).toBe(true);
  expect(config.collections).toContainEqual(
    expect.objectContaining({ label_singular: "Topic of Sinus Disorders" }),
  );
});

it("each page is opened from the form of its file", () => {
  const templates = (config.collections ?? []).flatMap((collection) =>
    "files" in collection
      ? collection.files.map(({ file, preview_path }) => [file, preview_path] as const)
      : "folder" in collection
        ? [
            [
              `${collection.folder}/{{slug}}.${collection.extension}`,
              collection.preview_path,
            ] as const,
          ]
        : [],
  );
  for (const { path, sources, language } of pagesOf(exampleContent)) {
    // The page without a connection has some words of the Contact page's file.
    if (language !== "en" || path === "/offline") continue;
    const [file = ""] = sources;
    const slug = /([^/]*)\.\w+$/.exec(file)?.[1] ?? "";
    const [, preview] =
      templates.find(([template]) => template.replace("{{slug}}", slug) === file) ?? [];
    expect(preview?.replace("{{slug}}", slug).replace(/^\/?/, "/"), file).toBe(path);
  }
});
