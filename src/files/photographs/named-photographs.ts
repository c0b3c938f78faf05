import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Content } from "../../data/load-content.ts";
import { inPlainCharacters } from "../../schemas/fields.ts";
import { type Photograph, photographsFolder } from "../../schemas/photograph.ts";

/**
 * Where photographs are shown, each with its own crop: a physician, a hero or a band, a small face beside a line,
 * the office.
 */
export type PhotographSlot = "portrait" | "hero" | "face" | "office";

/** Names of the files in the folder of photographs. */
export function photographFiles(root: string): string[] {
  const folder = join(root, photographsFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
}

/**
 * The file that content means by a name: a Mac writes accents and spaces in other characters, and Windows takes capitals
 * for small letters. Undefined where there is none.
 */
export function photographNamed(files: readonly string[], named: string): string | undefined {
  const name = basename(named);
  const plain = (file: string) => inPlainCharacters(file).toLowerCase();
  return files.includes(name) ? name : files.find((file) => plain(file) === plain(name));
}

/** The photographs that content names, with the places that show them. */
export function photographsIn({
  providers,
  pages,
  services,
}: Pick<Content, "providers" | "pages" | "services">): {
  photograph: Photograph;
  slots: PhotographSlot[];
}[] {
  const { about, ...others } = pages;
  const heroes = Object.values(others).flatMap((page) =>
    page !== undefined && "hero" in page ? page.hero : [],
  );
  const inSlots = (places: readonly object[], slots: PhotographSlot[]) =>
    (places as readonly { photograph?: Photograph }[]).flatMap(({ photograph }) =>
      photograph === undefined ? [] : [{ photograph, slots }],
    );
  return [
    ...inSlots(providers, ["portrait", "hero", "face"]),
    ...inSlots(
      [about.hero, ...Object.values(about.rooms ?? {}).map((photograph) => ({ photograph }))],
      ["office"],
    ),
    ...inSlots([...heroes, ...services, pages.home.testimonials ?? {}], ["hero"]),
  ];
}
