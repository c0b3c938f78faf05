import { parse } from "yaml";
import { contentFiles, contentFolders, pageFiles } from "../schemas/content-kinds.ts";
import { fromEditor, toEditor } from "./editor-values.ts";
import type { Schema } from "./schema-parts.ts";
import { editedYaml } from "./yaml-edits.ts";

/** The hidden field that carries a file's own text through the editor, so that saving can keep its comments. */
export const sourceKey = "fileAsRead";

/** The field that holds the text after the front matter of a Markdown file. */
export const textKey = "text";

type Fields = Record<string, unknown>;

/** How a kind of file is read into the editor, and written. */
export interface FileFormat {
  /** Name under which the editor knows it. */
  name: string;
  ending: "yaml" | "md";
  fromFile: (source: string) => Fields;
  toFile: (value: Fields) => string;
}

/** The editor expects the format of a Markdown file to have this name. */
export function formatName(path: string, ending: "yaml" | "md"): string {
  return ending === "md" ? `${path}-frontmatter` : `content-${path.replaceAll("/", "-")}`;
}

const frontMatter = /^---\r?\n([\s\S]*?\n)---\r?\n?([\s\S]*)$/;

/** Splits a Markdown file into its front matter and its text. */
function split(source: string, ending: "yaml" | "md"): { yaml: string; text: string } {
  const [, yaml = source, text = ""] = (ending === "md" && frontMatter.exec(source)) || [];
  return { yaml, text };
}

/** The format of the files with a schema: content/<path>.<ending>, or all files of that folder. */
function fileFormat(path: string, schema: Schema, ending: "yaml" | "md"): FileFormat {
  return {
    name: formatName(path, ending),
    ending,
    fromFile: (source) => {
      const { yaml, text } = split(source, ending);
      const fields = toEditor(schema, parse(yaml)) as Fields;
      return { ...fields, ...(ending === "md" && { [textKey]: text }), [sourceKey]: source };
    },
    toFile: ({ [sourceKey]: source, ...value }) => {
      const { yaml, text } = split(typeof source === "string" ? source : "", ending);
      const written = editedYaml(yaml, fromEditor(schema, value, parse(yaml)) as Fields);
      if (ending === "yaml") return written;
      return `---\n${written}---\n${String(value[textKey] ?? text).replace(/\n*$/, "\n")}`;
    },
  };
}

/** The formats of all content. */
export const fileFormats: readonly FileFormat[] = [
  ...Object.entries(contentFiles).map(([name, { schema }]) => fileFormat(name, schema, "yaml")),
  ...pageFiles.map(({ path, schema }) => fileFormat(path, schema, "yaml")),
  ...Object.entries(contentFolders).map(([name, { schema, ending }]) =>
    fileFormat(name, schema, ending === ".md" ? "md" : "yaml"),
  ),
];
