import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { formFolder, largestForm, type PracticeContent } from "../schemas/practice.ts";
import type { Provider } from "../schemas/provider.ts";
import { type Problem, problemOf } from "./content-error.ts";
import { isFormFile } from "./file-paths.ts";
import { notPlainFile } from "./plain-file.ts";

/** Who offers files to download. */
interface Offering {
  practice: Pick<PracticeContent, "forms">;
  providers: readonly Pick<Provider, "publicationsPdf">[];
}

/** Names of the files in content/forms/ that the practice and its physicians offer. */
export function formFiles({ practice, providers }: Offering): string[] {
  const documents = [
    ...practice.forms.map(({ document }) => document),
    ...providers.flatMap(({ publicationsPdf = [] }) => publicationsPdf),
  ];
  return [...new Set(documents.filter(isFormFile))];
}

/** What is wrong with a form, by its size and its first bytes: staff/checks/forms.ts opens it. */
function faultOf(root: string, path: string): string | undefined {
  const wrong = notPlainFile(root, path);
  if (wrong !== undefined) return wrong;
  const file = join(root, path);
  const { size } = statSync(file);
  if (size === 0) return "This file is empty. Put the form there again.";
  if (size > largestForm)
    return `This file has ${Math.round(size / 1024 / 1024)} MB, too much for a phone. Save the form again with smaller pictures: ${largestForm / 1024 / 1024} MB at most.`;
  // Readers find the mark among the first 1024 bytes (PDF Reference 1.7, appendix H, note 13).
  return readFileSync(file).subarray(0, 1024).includes("%PDF-")
    ? undefined
    : "This is not a PDF, although its name says so. Open the form and save it as a PDF.";
}

/** Names of the files in content/forms/. */
function filesIn(root: string): string[] {
  const folder = join(root, formFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
}

/** Files that are offered and that are missing or no PDF. */
export function wrongFormFiles(root: string, offering: Offering): Problem[] {
  const present = filesIn(root);
  const missing =
    'This file is missing. Put it there, or correct the file that names it: "forms" in practice.yaml, or "publicationsPdf" of a physician.';
  return formFiles(offering).flatMap((name) => {
    const fault = present.includes(name) ? faultOf(root, join(formFolder, name)) : missing;
    return fault === undefined ? [] : problemOf(`content/${formFolder}/${name}`, fault);
  });
}

/** Files that nobody offers: most often removed from the list, which leaves the file. */
export function unusedFormFiles(root: string, offering: Offering): Problem[] {
  const offered = formFiles(offering);
  const remedy = 'No page offers this form. List it under "forms" in practice.yaml, or delete it.';
  return filesIn(root)
    .filter((name) => !offered.includes(name))
    .map((name) => problemOf(`content/${formFolder}/${name}`, remedy));
}
