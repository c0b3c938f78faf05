import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { formFolder, largestForm, type PracticeContent } from "../schemas/practice.ts";
import { type Problem, problemOf } from "./content-error.ts";
import { isFormFile } from "./file-paths.ts";

/** Names of the files in content/forms/ that practice.yaml offers. */
export function formFiles({ forms }: Pick<PracticeContent, "forms">): string[] {
  return [...new Set(forms.map(({ document }) => document).filter(isFormFile))];
}

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

/** Names of the files in content/forms/. */
function filesIn(root: string): string[] {
  const folder = join(root, formFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
}

/** Files that practice.yaml offers and that are missing or no PDF. */
export function wrongFormFiles(root: string, practice: Pick<PracticeContent, "forms">): Problem[] {
  const present = filesIn(root);
  const missing = 'This file is missing. Put it there, or correct "forms" in practice.yaml.';
  return formFiles(practice).flatMap((name) => {
    const fault = present.includes(name) ? faultOf(join(root, formFolder, name)) : missing;
    return fault === undefined ? [] : problemOf(`content/${formFolder}/${name}`, fault);
  });
}

/** Files that practice.yaml does not offer: most often taken out of the list, which leaves the file. */
export function unusedFormFiles(root: string, practice: Pick<PracticeContent, "forms">): Problem[] {
  const offered = formFiles(practice);
  const remedy = 'No page offers this form. List it under "forms" in practice.yaml, or delete it.';
  return filesIn(root)
    .filter((name) => !offered.includes(name))
    .map((name) => problemOf(`content/${formFolder}/${name}`, remedy));
}
