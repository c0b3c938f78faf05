import { parse } from "yaml";
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
  fromFile: (source: string) => Fields;
  toFile: (value: Fields) => string;
}

const frontMatter = /^---\r?\n([\s\S]*?\n)---\r?\n?([\s\S]*)$/;

/** Cuts a Markdown file into its fields and its text. */
function cut(source: string, ending: "yaml" | "md"): { yaml: string; text: string } {
  const [, yaml = "", text = ""] = (ending === "md" && frontMatter.exec(source)) || [
    "",
    source,
    "",
  ];
  return { yaml, text };
}

/** The format of the files that keep a schema. */
export function fileFormat(schema: Schema, ending: "yaml" | "md"): FileFormat {
  return {
    fromFile: (source) => {
      const { yaml, text } = cut(source, ending);
      const fields = toEditor(schema, parse(yaml)) as Fields;
      return { ...fields, ...(ending === "md" && { [textKey]: text }), [sourceKey]: source };
    },
    toFile: ({ [sourceKey]: source, ...value }) => {
      const { yaml, text } = cut(typeof source === "string" ? source : "", ending);
      const before: unknown = parse(yaml);
      const written = editedYaml(yaml, fromEditor(schema, value, before) as Fields);
      if (ending === "yaml") return written;
      return `---\n${written}---\n${String(value[textKey] ?? text).replace(/\n*$/, "\n")}`;
    },
  };
}
