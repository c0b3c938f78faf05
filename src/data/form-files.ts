import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PracticeContent } from "../schemas/practice.ts";
import { type Problem, problemOf } from "./content-error.ts";
import { isFormFile } from "./file-paths.ts";

/** Folder of the forms that patients download, below that of the content. */
export const formFolder = "forms";

/** Names of the files in content/forms/ that practice.yaml offers. */
export function formFiles({ forms }: Pick<PracticeContent, "forms">): string[] {
  return [...new Set(forms.map(({ document }) => document).filter(isFormFile))];
}

/** Files that practice.yaml offers and that are missing, and files that it does not offer. */
export function wrongFormFiles(root: string, practice: Pick<PracticeContent, "forms">): Problem[] {
  const folder = join(root, formFolder);
  const offered = new Set(formFiles(practice));
  const present = new Set(
    existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [],
  );
  const problem = (name: string, remedy: string) =>
    problemOf(`content/${formFolder}/${name}`, remedy);
  return [
    ...[...offered.difference(present)].map((name) =>
      problem(name, 'This file is missing. Put it there, or correct "forms" in practice.yaml.'),
    ),
    ...[...present.difference(offered)].map((name) =>
      problem(
        name,
        'No page offers this form. List it under "forms" in practice.yaml, or remove it.',
      ),
    ),
  ];
}
