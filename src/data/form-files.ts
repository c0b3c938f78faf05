import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
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

/** In bytes. Patients fetch forms on their phones. */
const largestForm = 10 * 1024 * 1024;

/** What is wrong with a form; undefined when it is a PDF that can be sent to a phone. */
function faultOf(file: string): string | undefined {
  const { size } = statSync(file);
  if (size === 0) return "This file is empty. Put the form there again.";
  if (size > largestForm)
    return `This file has ${Math.round(size / 1024 / 1024)} MB, too much for a phone. Save the form again with smaller pictures: ${largestForm / 1024 / 1024} MB at most.`;
  // Readers find the mark among the first 1024 bytes (PDF Reference 1.7, appendix H, note 13).
  return readFileSync(file).subarray(0, 1024).includes("%PDF-")
    ? undefined
    : "This is no PDF, although its name ends so. Open the form and save it as a PDF.";
}

/** Files that practice.yaml offers and that are missing or no PDF, and files that it does not offer. */
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
    ...[...present.intersection(offered)].flatMap((name) => {
      const fault = faultOf(join(folder, name));
      return fault === undefined ? [] : problem(name, fault);
    }),
    ...[...present.difference(offered)].map((name) =>
      problem(
        name,
        'No page offers this form. List it under "forms" in practice.yaml, or remove it.',
      ),
    ),
  ];
}
