import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { slug as slugSchema } from "../schemas/fields.ts";
import { type Problem, problemOf } from "./content-error.ts";

/**
 * The entries of a folder of content, by file name without ending.
 *
 * @param ending of its files, such as ".yaml"; any other file there is a problem
 * @param nested whether an entry may have a folder beside its file, named after it
 */
export function readContentFolder(
  root: string,
  folder: string,
  ending: string,
  nested = false,
): { slugs: string[]; problems: Problem[] } {
  const full = join(root, folder);
  // Git keeps no empty folders. Whether one may be empty is up to the caller.
  if (!existsSync(full)) return { slugs: [], problems: [] };
  const names = readdirSync(full)
    .filter((name) => !name.startsWith("."))
    .filter((name) => !nested || !existsSync(join(full, `${name}${ending}`)))
    .sort();
  const isEntry = (name: string) =>
    extname(name) === ending && slugSchema.safeParse(basename(name, ending)).success;
  return {
    slugs: names.filter(isEntry).map((name) => basename(name, ending)),
    problems: names
      .filter((name) => !isEntry(name))
      .map((name) =>
        problemOf(
          `content/${folder}/${name}`,
          nested && statSync(join(full, name), { throwIfNoEntry: false })?.isDirectory()
            ? `These are the topics of a service whose file, ${name}${ending}, was deleted or renamed. Delete this folder too, or give it the service's new name; or restore the file.`
            : `Files here are named like sleep-apnea${ending}: lowercase letters, digits, dashes and the ending ${ending}. Rename this file or remove it.`,
        ),
      ),
  };
}
