import { translationLanguages } from "../languages/languages.ts";
import { contentFiles, contentFolders, pageFiles } from "../schemas/content-kinds.ts";
import { artFolder } from "../schemas/drawing.ts";
import { photographsFolder } from "../schemas/photograph.ts";
import { formFolder } from "../schemas/practice.ts";
import { type Problem, problemOf } from "./content-error.ts";
import { filesBelow } from "./files-below.ts";

const known = new Set([
  ...Object.keys(contentFiles).map((name) => `${name}.yaml`),
  ...pageFiles.map(({ path }) => `${path}.yaml`),
]);

/**
 * Files below content/ that nothing reads: a copy, a document, a misnamed page. Folders of one kind of file
 * report their stray files themselves.
 *
 * @param root the content folder
 */
export function strayFiles(root: string): Problem[] {
  const folders = [
    ...Object.keys(contentFolders),
    photographsFolder,
    formFolder,
    artFolder,
    // A catalog whose file is gone is harmless: see staff/checks/translations.ts.
    ...translationLanguages,
  ];
  return filesBelow(root)
    .filter(
      (path) =>
        !/(^|\/)\./.test(path) &&
        !known.has(path) &&
        !folders.some((folder) => path.startsWith(`${folder}/`)),
    )
    .map((path) =>
      problemOf(
        `content/${path}`,
        "Nothing on the site uses this file. Correct its name, or move it out of content/.",
      ),
    );
}
