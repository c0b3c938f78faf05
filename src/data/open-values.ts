import type { ToConfirm } from "../schemas/to-confirm.ts";
import type { Problem } from "./content-error.ts";
import type { ContentFile } from "./content-file.ts";
import { type ContentString, nameOf } from "./content-strings.ts";
import { mapStrings } from "./tokens.ts";
import { valueAt } from "./validate.ts";

/** A `toConfirm` line and the place of its value. `id` names the field: see `ContentString.id`. */
export interface OpenValue extends ToConfirm, Pick<ContentString, "file" | "line" | "id"> {
  /** Guidelines that the value follows. */
  sources: string[];
}

/** The `toConfirm` lines of a content file, and a problem for each that names no field of it. */
export function openValues(source: ContentFile): { values: OpenValue[]; problems: Problem[] } {
  const { file, path, value, lineOf } = source;
  const entries = (value as { toConfirm?: ToConfirm[] } | null)?.toConfirm ?? [];
  const isBody = (field: string) => field === "text" && path.endsWith(".md");
  return {
    values: entries.map((entry) => {
      const at = entry.field.split(".");
      const line = isBody(entry.field) ? source.bodyLine : lineOf(at);
      return { ...entry, file, line, id: nameOf(file, value, at), sources: sourcesOf(value, at) };
    }),
    problems: entries.flatMap(({ field }, index) =>
      isBody(field) || valueAt(value, field.split(".")) !== undefined
        ? []
        : {
            file,
            line: lineOf(["toConfirm", index, "field"]),
            field: `toConfirm.${index}.field`,
            remedy: `There is no field "${field}" in this file. Write its path, such as fax or sections.2.items.0, or remove this line.`,
          },
    ),
  };
}

/** The sources of a value: those of every part that holds it, and of every part within it. */
function sourcesOf(value: unknown, path: readonly string[]): string[] {
  const parts = path.map((_key, depth) => valueAt(value, path.slice(0, depth + 1)));
  const found = new Set(parts.flatMap(ownSources));
  mapStrings(parts.at(-1), [], (text, at) => {
    if (at.includes("sources")) found.add(text);
    return text;
  });
  return [...found];
}

function ownSources(part: unknown): string[] {
  return (part as { sources?: string[] } | undefined)?.sources ?? [];
}
