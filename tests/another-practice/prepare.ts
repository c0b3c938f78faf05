import { cpSync, rmSync } from "node:fs";

/**
 * The content of another practice: what is its own, and for the rest what `npm run new-practice` writes.
 *
 * @param folder where it is put together
 * @returns that folder, for CONTENT_DIR
 */
export function prepareAnotherPractice(folder = ".build/another-practice-content"): string {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ["pages", "legal"])
    cpSync(`scripts/new-practice/content/${part}`, `${folder}/${part}`, { recursive: true });
  cpSync(`${import.meta.dirname}/content`, folder, { recursive: true });
  return folder;
}
