import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
} from "@sveltia/cms";
import { folders, pageFiles, singleFiles } from "./content-files.ts";
import { editorFields, labelOf } from "./editor-fields.ts";
import { sourceKey, textKey } from "./file-format.ts";
import type { Schema } from "./schema-parts.ts";

/** Where the project's repository is. */
export interface Repository {
  /** The host's name, as the editor knows it. */
  host: "github" | "gitlab" | "gitea";
  /** Owner and name, such as practice/website. */
  name: string;
  branch: string;
}

const source: Field = { name: sourceKey, widget: "hidden" };

const fieldsOf = (schema: Schema) => [...editorFields(schema), source];

/** Name under which the format of a kind of file is registered. The editor expects a fixed name for the Markdown format. */
export const formatOf = (name: string, ending: "yaml" | "md") =>
  ending === "md" ? `${name}-frontmatter` : `content-${name}`;

function fileOf(path: string, name: string, label: string, schema: Schema): CollectionFile {
  return {
    name,
    label,
    file: `content/${path}.yaml`,
    format: formatOf(path.replace("/", "-"), "yaml"),
    fields: fieldsOf(schema),
  };
}

function folderOf({
  name,
  label,
  singular,
  schema,
  title,
  ending,
}: (typeof folders)[number]): EntryCollection {
  const text: Field[] = ending === "md" ? [{ name: textKey, label: "Text", widget: "text" }] : [];
  return {
    name,
    label,
    label_singular: singular,
    folder: `content/${name}`,
    extension: ending,
    format: formatOf(name, ending),
    create: true,
    // The file's name is the end of the page's address: it is asked for, and never follows the title.
    slug: {
      editable: ["create"],
      hint: "The end of the page's address. It cannot be changed later.",
      pattern: [
        "^[a-z0-9]+(-[a-z0-9]+)*$",
        "Use small letters, digits and single dashes, such as sleep-apnea.",
      ],
    },
    identifier_field: title,
    summary: `{{${title}}}`,
    fields: [...fieldsOf(schema), ...text],
  };
}

/**
 * The whole configuration of the editor, from the schemas of the content: docs/decisions/0007-editor-for-staff.md.
 * Changes go through a review where the host has one that the editor knows.
 */
export function siteConfig(repository: Repository, siteUrl: string): CmsConfig {
  const practice: FileCollection = {
    name: "practice",
    label: "The practice",
    files: singleFiles.map(({ name, label, schema }) => fileOf(name, name, label, schema)),
  };
  const pages: FileCollection = {
    name: "pages",
    label: "Pages",
    files: pageFiles.map(({ name, label, schema }) =>
      fileOf(`pages/${name}`, name, labelOf(label), schema),
    ),
  };
  return {
    load_config_file: false,
    app_title: "Content of the website",
    site_url: siteUrl,
    backend: {
      name: repository.host,
      repo: repository.name,
      branch: repository.branch,
    } as CmsConfig["backend"],
    publish_mode: repository.host === "gitea" ? "simple" : "editorial_workflow",
    // Pictures are put into src/art/ by whoever looks after the site: they need a size and a description.
    media_folder: "src/art",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    collections: [practice, pages, ...folders.map(folderOf)],
  };
}
