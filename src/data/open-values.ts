import type { ToConfirm } from "../schemas/to-confirm.ts";
import type { Problem } from "./content-error.ts";
import type { TypedFile } from "./content-reader.ts";
import { type ContentString, entryName, isNamed, nameOf, namesOf } from "./content-strings.ts";
import { mapFields, rolesAt } from "./texts.ts";
import { valueAt } from "./validate.ts";

/** A `toConfirm` line and the place of its value. `id` names the field: see `ContentString.id`. */
export interface OpenValue
  extends ToConfirm,
    Pick<ContentString, "file" | "line" | "id" | "roles"> {
  /** Guidelines that the value follows. */
  sources: string[];
  value: unknown;
}

/**
 * The `toConfirm` lines of a content file; a problem for each that names no field of it, or a named entry by
 * its number; and a remark for each whose sentence is not found. As that sentence may have been rewritten, the
 * line then asks about the part that held it, and no longer counts once the whole section is gone.
 */
export function openValues(source: TypedFile): {
  values: OpenValue[];
  problems: Problem[];
  gone: Problem[];
} {
  const { file, path, value, schema, lineOf } = source;
  const entries = (value as { toConfirm?: ToConfirm[] } | null)?.toConfirm ?? [];
  const found = { values: [] as OpenValue[], problems: [] as Problem[], gone: [] as Problem[] };
  const allSources = entries.length === 0 ? [] : sourcesIn(source);
  entries.forEach((entry, index) => {
    const isBody = entry.field === "text" && path.endsWith(".md");
    const whole = pathTo(value, entry.field);
    const mark = {
      file,
      line: lineOf(["toConfirm", index, "field"]),
      field: `toConfirm.${index}.field`,
    };
    if (isByNumber(value, entry.field, whole))
      found.problems.push({
        ...mark,
        remedy: `A number stays behind when entries are moved or inserted. Write the name of the entry: ${namesOf(value, whole).join(".")}.`,
      });
    const at = isBody ? whole : nearest(value, whole);
    if (isBody || at.length > 0) {
      const line = isBody ? source.bodyLine : lineOf(at);
      const id = nameOf(file, value, at);
      const roles = rolesAt(schema, value, at);
      const sources = sourcesOf(allSources, at);
      const place = { field: at.join("."), file, line, id, roles, sources };
      found.values.push({ ...entry, ...place, value: valueAt(value, at) });
      if (at.length === whole.length) return;
    }
    if (!isBody && valueAt(value, whole.slice(0, 1)) === undefined)
      found.problems.push({
        ...mark,
        remedy: `There is no field "${entry.field}" in this file. Write its path, such as fax or sections.recovery.items, or remove this line.`,
      });
    else
      found.gone.push({
        ...mark,
        remedy: `"${entry.field}" is not there any more. Write the new name of the text if it was changed, or remove this line.`,
      });
  });
  return found;
}

/**
 * The path that a `field` names, with the entries of lists by number. A mark names an entry by its
 * id, or by the first words of its name, so that it stays with the entry when others are inserted. Only
 * an entry without a name goes by its number, from 0.
 */
function pathTo(value: unknown, field: string): string[] {
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

/** Whether a mark names an entry by its number although the entry has a name. */
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
