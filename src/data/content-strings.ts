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
  /**
   * The field by the names of its list entries in place of their numbers, below the name of the
   * file: services/sinus-disorders/sections/common-conditions/items/deviated-septum. A line of a
   * statement goes by its first words. It stays when entries move.
   */
  id: string;
  text: string;
  /** What its field is, and every part that holds it. */
  roles: readonly FieldRole[];
  /** The fields beside it. */
  siblings?: TextPlace["siblings"];
  /** What it translates; undefined in English. */
  english?: string;
}

/** Every text of a content file, in its order. Notes to editors (`toConfirm`, `sources`) are left out. */
export function contentStrings(source: TypedFile): ContentString[] {
  const { file, value, schema } = source;
  const strings: ContentString[] = [];
  mapFields(schema, value, (text, { path, roles, siblings, written }) => {
    if (written && !roles.includes("note") && !roles.includes("sources")) {
      strings.push({
        file,
        field: path.map(String).join("."),
        // Lazy: few lines and ids are ever read, and they are the slowest part.
        get line() {
          return source.lineOf(path);
        },
        get id() {
          return nameOf(file, value, path);
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
        id: `${nameOf(file, value, ["text"])}/${slugOf(text)}`,
        text,
        roles: text.startsWith("#") ? ["heading"] : [],
      });
  });
  return strings;
}

/** A stable name of a field, as `ContentString.id` has it. */
export function nameOf(file: string, value: unknown, path: readonly PropertyKey[]): string {
  const stem = file.replace(/^content\//, "").replace(/\.[a-z]+$/, "");
  return [stem, ...namesOf(value, path)].join("/");
}

/** A path with the names of list entries in place of their numbers. */
export function namesOf(value: unknown, path: readonly PropertyKey[]): string[] {
  const names: string[] = [];
  let node = value;
  for (const key of path) {
    const list = Array.isArray(node) ? node : undefined;
    node = (node as Record<PropertyKey, unknown> | null | undefined)?.[key];
    names.push(list === undefined ? String(key) : entryName(list, Number(key)));
  }
  return names;
}

/** What an entry of a list is called: its title, and a number if an earlier one is called the same. */
export function entryName(list: readonly unknown[], index: number): string {
  const titles = list.slice(0, index + 1).map(titleOf);
  const name = titles[index] ?? "";
  const earlier = titles.slice(0, index).filter((title) => title === name).length;
  if (name === "") return String(index + 1);
  return earlier === 0 ? name : `${name}-${earlier + 1}`;
}

/** Whether an entry of a list has a name besides its number. */
export function isNamed(entry: unknown): boolean {
  return titleOf(entry) !== "";
}

function titleOf(entry: unknown): string {
  if (typeof entry === "string") return slugOf(entry);
  if (Array.isArray(entry)) return titleOf(entry[0]);
  if (entry === null || typeof entry !== "object") return "";
  const { id, title, name, question, caption, degree, what, when, date } = entry as Record<
    string,
    unknown
  >;
  const words = [id ?? title ?? name ?? question ?? caption ?? degree ?? what ?? when, date].filter(
    (part) => typeof part === "string",
  );
  return slugOf(words.join(" "));
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
