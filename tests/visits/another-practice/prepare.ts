import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** By folder: the words of the first entry, which is written out under content/, and those of the others. */
const entries = {
  services: [
    ["Acne", "sparkles", "surface", "Face"],
    ["Eczema", "droplets", "surface", "Skin"],
    ["Mole checks", "scan-search", "hair", "Skin"],
    ["Skin cancer", "bandage", "surface", "Skin"],
    ["Hair loss", "brush", "hair", "Scalp"],
    ["Sun protection", "sun", "surface", "Skin"],
  ],
  locations: [["Haymarket"], ["Near South"], ["Havelock"]],
  providers: [
    ["Rosa Lind, MD", "Lind"],
    ["Tom Abel, DO", "Abel"],
  ],
};

/** Such as services/hair-loss.yaml; a place has its state. */
const fileOf = (kind: string, [name = ""]: string[]) =>
  `${kind}/${name.toLowerCase().replace(/[^a-z]+/g, "-")}${kind === "locations" ? "-ne" : ""}.yaml`;

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
  for (const [kind, [first = [], ...others]] of Object.entries(entries)) {
    const model = readFileSync(`${folder}/${fileOf(kind, first)}`, "utf8");
    for (const [index, words] of others.entries()) {
      const text = words.reduce((all, word, at) => all.replaceAll(first[at] ?? "", word), model);
      const ordered = text.replace("order: 1", `order: ${index + 2}`);
      writeFileSync(`${folder}/${fileOf(kind, words)}`, ordered);
    }
  }
  return folder;
}
