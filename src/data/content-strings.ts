import type { FieldRole } from "../schemas/field-role.ts";
import type { TypedFile } from "./content-file.ts";
import { mapFields, type TextPlace } from "./texts.ts";

/** A text of the content as its editor wrote it, with braces. */
export interface ContentString {
  /** Path from the project's root, such as content/practice.yaml. */
  file: string;
  /** Line in the file, from 1. */
  line: number | undefined;
  /** Path of the field, such as closures.0.hours; "text" below the front matter of a statement. */
  field: string;
  text: string;
  /** What its field is, and every part that holds it. */
  roles: readonly FieldRole[];
  /** The fields beside it. */
  siblings?: TextPlace["siblings"];
  /** What it translates; undefined in English. */
  english?: string;
}

/** Every text of a content file, in its order. Notes among staff and `sources` are left out. */
export function contentStrings(source: TypedFile): ContentString[] {
  const { file, value, schema } = source;
  const strings: ContentString[] = [];
  mapFields(schema, value, (text, { path, roles, siblings, written }) => {
    if (written && !roles.includes("note") && !roles.includes("sources")) {
      strings.push({
        file,
        field: path.map(String).join("."),
        // Lazy: few lines are ever read, and they are the slowest part.
        get line() {
          return source.lineOf(path);
        },
        text,
        roles,
        siblings,
      });
    }
    return text;
  });
  source.body.split("\n").forEach((text, index) => {
    if (text.trim() !== "")
      strings.push({
        file,
        line: source.bodyLine + index,
        field: "text",
        text,
        roles: text.startsWith("#") ? ["heading"] : [],
      });
  });
  return strings;
}

/** The first words of a text in small letters with dashes between them. */
export function slugOf(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.slice(0, 8)
      .join("-") ?? ""
  );
}
