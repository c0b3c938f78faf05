import { partOf, type Schema } from "../schemas/schema-parts.ts";
import type { ToConfirm } from "../schemas/to-confirm.ts";
import type { Problem } from "./content-error.ts";
import type { TypedFile } from "./content-file.ts";
import {
  type ContentString,
  entryName,
  isNamed,
  nameOf,
  namesOf,
  slugOf,
} from "./content-strings.ts";
import { mapFields, rolesAt } from "./texts.ts";
import { valueAt } from "./validate.ts";

/** A `toConfirm` line and the place of its value. */
export interface WrittenQuestion extends ToConfirm, Pick<ContentString, "file" | "line" | "roles"> {
  /** The name of its field (see `ContentString.id`); where others ask about the same, with its first words. */
  id: string;
  /** Guidelines that the value follows. */
  sources: string[];
  value: unknown;
}

/** What a `toConfirm` line asks about, and what is wrong with the line. */
interface ReadQuestion {
  value?: WrittenQuestion;
  /** It names no field of its file, or a named entry by its number. */
  problem?: Problem;
  /** Its sentence is not found. It may have been rewritten, so the line asks about the part that held it. */
  stale?: Problem;
}

/** The `toConfirm` lines of a content file. A line is ignored once the section that held its sentence is gone. */
export function writtenQuestions(source: TypedFile): ReadQuestion[] {
  const lines = (source.value as { toConfirm?: ToConfirm[] } | null)?.toConfirm ?? [];
  const sources = lines.length === 0 ? [] : sourcesIn(source);
  const read = lines.map((line, index) => questionOf(source, line, index, sources));
  const shared = Map.groupBy(read, ({ value }) => value?.id);
  return read.map((one) => {
    const { value } = one;
    const isShared = value?.field === "text" || (shared.get(value?.id)?.length ?? 0) > 1;
    if (value === undefined || !isShared) return one;
    return { ...one, value: { ...value, id: `${value.id}/${slugOf(value.why)}` } };
  });
}

function questionOf(
  source: TypedFile,
  entry: ToConfirm,
  index: number,
  sources: ReturnType<typeof sourcesIn>,
): ReadQuestion {
  const { file, path, value, schema, lineOf } = source;
  const isBody = entry.field === "text" && path.endsWith(".md");
  const whole = pathTo(value, entry.field);
  const wrong = (remedy: string) => ({
    file,
    line: lineOf(["toConfirm", index, "field"]),
    field: `toConfirm.${index}.field`,
    remedy,
  });
  if (isByNumber(value, entry.field, whole))
    return {
      problem: wrong(
        `A number stays behind when entries are moved or inserted. Write the name of the entry: ${namesOf(value, whole).join(".")}.`,
      ),
    };
  const [first = ""] = whole;
  if (!isBody && valueAt(value, [first]) === undefined && !isField(schema, first))
    return {
      problem: wrong(
        `There is no field "${entry.field}" in this file. Write its path, such as fax or sections.recovery.items, or remove this line.`,
      ),
    };
  const at = isBody ? whole : nearest(value, whole);
  const stale = wrong(
    `"${entry.field}" is not there any more. Write the new name of the text if it was changed, or remove this line.`,
  );
  if (!isBody && at.length === 0) return { stale };
  const asked = {
    ...entry,
    field: at.join("."),
    file,
    line: isBody ? source.bodyLine : lineOf(at),
    id: nameOf(file, value, at),
    roles: rolesAt(schema, value, at),
    sources: sourcesOf(sources, at),
    value: valueAt(value, at),
  };
  return at.length === whole.length ? { value: asked } : { value: asked, stale };
}

/** Whether a file may have a field. A question about a removed field is settled. */
function isField(schema: Schema, name: string): boolean {
  const part = partOf(schema);
  return part.kind === "fields" && name in part.fields;
}

/**
 * The path that a `field` names, with the entries of lists by number. A question names an entry by its
 * id, or by the first words of its name, so that it stays with the entry when others are inserted. Only
 * an entry without a name goes by its number, from 0.
 */
export function pathTo(value: unknown, field: string): string[] {
  const path: string[] = [];
  for (const key of field.split(".")) {
    const list = valueAt(value, path);
    const index = Array.isArray(list)
      ? list.findIndex(
          (entry, at) => entry?.id === key || (isNamed(entry) && entryName(list, at) === key),
        )
      : -1;
    path.push(index === -1 ? key : String(index));
  }
  return path;
}

/** Whether a question names an entry by its number although the entry has a name. */
function isByNumber(value: unknown, field: string, path: readonly string[]): boolean {
  const written = field.split(".");
  return path.some((key, depth) => {
    const list = valueAt(value, path.slice(0, depth));
    return key === written[depth] && Array.isArray(list) && isNamed(list[Number(key)]);
  });
}

/** The part of a path that exists; empty when its file or its section has no such entry. */
function nearest(value: unknown, path: readonly string[]): string[] {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const found = valueAt(value, part);
    if (found === undefined) continue;
    const isSectionGone = length === 1 && length < path.length && Array.isArray(found);
    return isSectionGone ? [] : part;
  }
  return [];
}

/** Every source that a file names, with the path of the part that it is for. */
function sourcesIn({ schema, value }: TypedFile) {
  const found: { text: string; holder: string[] }[] = [];
  mapFields(schema, value, (text, { path, roles }) => {
    if (roles.includes("sources")) found.push({ text, holder: path.slice(0, -2).map(String) });
    return text;
  });
  return found;
}

/** The sources of a value: those of every part that holds it, and of every part within it. */
function sourcesOf(all: ReturnType<typeof sourcesIn>, path: readonly string[]): string[] {
  const found = all.filter(({ holder }) =>
    holder.slice(0, path.length).every((key, depth) => key === path[depth]),
  );
  return [...new Set(found.map(({ text }) => text))];
}
