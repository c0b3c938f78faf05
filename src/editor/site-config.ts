import type { CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { contentFiles, contentFolders, pageFiles } from "../schemas/content-kinds.ts";
import { photographsFolder } from "../schemas/photograph.ts";
import { editorFields, labelOf } from "./editor-fields.ts";
import { formatName, sourceKey, textKey } from "./file-format.ts";
import type { Repository } from "./repository.ts";
import type { Schema } from "./schema-parts.ts";

const source: Field = { name: sourceKey, widget: "hidden" };
const text: Field = { name: textKey, label: "Text", widget: "text" };

/** The form for content/<path>.yaml. */
function fileOf(path: string, label: string, schema: Schema): CollectionFile {
  return {
    name: path.replace(/^pages\//, "").replaceAll("/", "-"),
    label,
    file: `content/${path}.yaml`,
    format: formatName(path, "yaml"),
    fields: [...editorFields(schema), source],
  };
}

type Folder = (typeof contentFolders)[keyof typeof contentFolders];

/** The form for the files of content/<name>/. */
function folderOf(name: string, folder: Folder): EntryCollection {
  const ending = folder.ending === ".md" ? "md" : "yaml";
  return {
    name,
    label: folder.label,
    label_singular: folder.singular,
    folder: `content/${name}`,
    extension: ending,
    format: formatName(name, ending),
    create: true,
    // The file's name is the end of the page's path: staff choose it, and it never follows the title.
    slug: {
      editable: ["create"],
      hint: "The end of the page's address. It cannot be changed later.",
      pattern: [
        "^[a-z0-9]+(-[a-z0-9]+)*$",
        "Use small letters, digits and single dashes, such as sleep-apnea.",
      ],
    },
    identifier_field: folder.title,
    summary: `{{${folder.title}}}`,
    fields: [...editorFields(folder.schema), source, ...(ending === "md" ? [text] : [])],
  };
}

/**
 * The whole configuration of the editor, from the schemas of the content:
 * docs/decisions/0007-editor-for-staff.md. Changes go through a review where the
 * editor supports one on the host.
 *
 * @param siteUrl URL of the public site
 */
export function siteConfig({ host, name, branch }: Repository, siteUrl: string): CmsConfig {
  const files = Object.entries(contentFiles).map(([file, { label, schema }]) =>
    fileOf(file, label, schema),
  );
  const pages = pageFiles.map(({ path, name: page, schema }) =>
    fileOf(path, labelOf(page), schema),
  );
  return {
    load_config_file: false,
    app_title: "Content of the website",
    site_url: siteUrl,
    backend: { name: host, repo: name, branch } as CmsConfig["backend"],
    publish_mode: host === "gitea" ? "simple" : "editorial_workflow",
    media_folder: `content/${photographsFolder}`,
    public_folder: "",
    // Converted in the browser, so that neither the place nor 20 MB of a camera's file enter the history.
    media_libraries: {
      default: {
        config: {
          transformations: {
            raster_image: { format: "webp", quality: 90, width: 3000, height: 3000 },
          },
        },
      },
    },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    collections: [
      { name: "practice", label: "The practice", files },
      { name: "pages", label: "Pages", files: pages },
      ...Object.entries(contentFolders).map(([folder, kind]) => folderOf(folder, kind)),
    ],
  };
}
