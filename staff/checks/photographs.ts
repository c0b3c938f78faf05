import { basename, join } from "node:path";
import { type Problem, problemOf } from "../../src/data/content-error.ts";
import type { Content } from "../../src/data/load-content.ts";
import { notPlainFile } from "../../src/data/plain-file.ts";
import { photographFiles, photographNamed } from "../../src/files/photographs/named-photographs.ts";
import { PhotographError, readPhotograph } from "../../src/files/photographs/read-photograph.ts";
import { suggest } from "../../src/schemas/fields.ts";
import { photographsFolder } from "../../src/schemas/photograph.ts";

/** Photographs that content names and that are missing or cannot be shown, at the field that names each. */
export async function wrongPhotographs(content: Content, root: string): Promise<Problem[]> {
  const present = photographFiles(root);
  const problems = await Promise.all(
    namesIn(content).map(async ({ text, ...place }) => {
      const name = photographNamed(present, text);
      const remedy =
        name === undefined
          ? missing(text, present)
          : (notPlainFile(root, join(photographsFolder, name)) ??
            (await refusalOf(join(root, photographsFolder, name))));
      return remedy === undefined ? [] : [{ ...place, remedy: `${text}: ${remedy}` }];
    }),
  );
  return problems.flat();
}

/** Files in the folder of photographs that no content names. */
export function unusedPhotographs(content: Content, root: string): Problem[] {
  const present = photographFiles(root);
  const named = namesIn(content).map(({ text }) => photographNamed(present, text));
  return present
    .filter((name) => !named.includes(name))
    .map((name) =>
      problemOf(
        `content/${photographsFolder}/${name}`,
        "No page shows this photograph. Name it where it belongs, or delete it.",
      ),
    );
}

function namesIn({ strings }: Content) {
  return strings
    .filter(({ roles }) => roles.includes("photograph"))
    .map(({ file, line, field, text }) => ({ file, line, field, text: basename(text) }));
}

function missing(name: string, present: readonly string[]): string {
  const near = suggest(name, present);
  return `This photograph is not in content/${photographsFolder}/. ${near === undefined ? "Upload it again, or delete the lines that name it: the page then shows what it showed before." : `Did you mean ${near}?`}`;
}

async function refusalOf(file: string): Promise<string | undefined> {
  try {
    await readPhotograph(file);
    return undefined;
  } catch (error) {
    if (error instanceof PhotographError) return error.message;
    throw error;
  }
}
